import { ApiError } from '@fundfront/api-client';
import { limits } from '@fundfront/content-model';
import { calls, newPassword } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '../../session/session.ts';
import { problemOf } from '../account/problemOf.ts';
import * as styles from './LoginScreen.css.ts';
import { loginProblem } from './loginProblem.ts';

interface NewPasswordForm {
  password: string;
  again: string;
}

function problem(error: unknown): string {
  const isKnown = error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'VALIDATION');
  return isKnown ? error.message : loginProblem(error);
}

/** For who followed the link of a mail. */
export function NewPasswordStep({ token, onDone }: { token: string; onDone: () => void }) {
  const { register, handleSubmit, formState, getValues } = useForm<NewPasswordForm>();
  const { errors } = formState;
  const set = useMutation({
    mutationFn: (password: string) => api.call(calls.setPassword, { body: { token, password } }),
  });
  const input = { type: 'password', autoComplete: 'new-password', maxLength: limits.passwordLength.max } as const;
  if (set.isSuccess) {
    return (
      <div className={styles.fields}>
        <Notice tone="ok" role="status" title="Your password is set">
          Sign in with it now. Sessions that were open have ended.
        </Notice>
        <Button size="l" stretch="always" onClick={onDone}>
          To the sign-in
        </Button>
      </div>
    );
  }
  return (
    <form
      className={styles.fields}
      onSubmit={handleSubmit(({ password }) => set.mutate(password))}
      noValidate
      aria-label="Set a password"
    >
      {set.error ? <Notice tone="bad" role="alert" title={problem(set.error)} /> : null}
      <Field
        label="New password"
        required
        help={`At least ${limits.passwordLength.min} characters`}
        error={errors.password?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('password', { validate: (value) => problemOf(newPassword, value) })}
            {...input}
          />
        )}
      </Field>
      <Field label="New password again" required error={errors.again?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('again', {
              validate: (value) => value === getValues('password') || 'The two passwords differ',
            })}
            {...input}
          />
        )}
      </Field>
      <Button type="submit" size="l" stretch="always" busy={set.isPending}>
        Set the password
      </Button>
      <Button tone="quiet" onClick={onDone}>
        Back to the sign-in
      </Button>
    </form>
  );
}
