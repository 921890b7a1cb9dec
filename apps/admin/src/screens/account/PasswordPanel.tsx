import { ApiError } from '@fundfront/api-client';
import { limits } from '@fundfront/content-model';
import { calls, newPassword } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { toast } from '@fundfront/ui/components/Toaster';
import { Inline } from '@fundfront/ui/layout/Inline';
import { Stack } from '@fundfront/ui/layout/Stack';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorMessage } from '../../layout/errorMessage.ts';
import { Panel } from '../../layout/Panel.tsx';
import { api } from '../../session/session.ts';
import * as styles from './account.css.ts';
import { problemOf } from './problemOf.ts';

interface PasswordForm {
  password: string;
  newPassword: string;
  again: string;
}

const empty: PasswordForm = { password: '', newPassword: '', again: '' };

export function PasswordPanel() {
  const { register, handleSubmit, formState, setError, reset, getValues } = useForm<PasswordForm>({
    defaultValues: empty,
  });
  const { errors } = formState;
  const change = useMutation({
    mutationFn: ({ password, newPassword: chosen }: PasswordForm) =>
      api.call(calls.changePassword, { body: { password, newPassword: chosen } }),
    onSuccess: () => {
      reset(empty);
      toast.success('Your password is changed. Other devices are signed out.');
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      for (const { path, message } of error.fields) {
        setError(path === 'password' ? 'password' : 'newPassword', { message });
      }
    },
  });
  const atField = change.error instanceof ApiError && change.error.fields.length > 0;
  const { min, max } = limits.passwordLength;
  const input = { type: 'password', spellCheck: false, maxLength: max } as const;
  return (
    <Panel title="Password">
      <form
        className={styles.narrow}
        onSubmit={handleSubmit((form) => change.mutate(form))}
        noValidate
        aria-label="Change the password"
      >
        <Stack space="m">
          {change.error && !atField ? (
            <Notice tone="bad" role="alert" title={`Not changed. ${errorMessage(change.error)}`} />
          ) : null}
          <Field label="Present password" required error={errors.password?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('password', { required: 'Enter your present password' })}
                {...input}
                autoComplete="current-password"
              />
            )}
          </Field>
          <Field
            label="New password"
            required
            help={`At least ${min} characters. A few words that only you would put together are good.`}
            error={errors.newPassword?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...register('newPassword', { validate: (value) => problemOf(newPassword, value) })}
                {...input}
                autoComplete="new-password"
              />
            )}
          </Field>
          <Field label="New password again" required error={errors.again?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('again', {
                  validate: (value) => value === getValues('newPassword') || 'The two new passwords differ',
                })}
                {...input}
                autoComplete="new-password"
              />
            )}
          </Field>
          <Inline>
            <Button type="submit" busy={change.isPending}>
              Change the password
            </Button>
          </Inline>
        </Stack>
      </form>
    </Panel>
  );
}
