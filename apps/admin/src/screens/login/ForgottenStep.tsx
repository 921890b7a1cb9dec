import { calls } from '@fundfront/content-model/wire';
import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '../../session/session.ts';
import * as styles from './LoginScreen.css.ts';
import { loginProblem } from './loginProblem.ts';

/** Says the same whether the address has an account or not. */
export function ForgottenStep({ onBack }: { onBack: () => void }) {
  const { register, handleSubmit, formState } = useForm<{ email: string }>();
  const ask = useMutation({
    mutationFn: (email: string) => api.call(calls.forgotPassword, { body: { email } }),
  });
  return (
    <form
      className={styles.fields}
      onSubmit={handleSubmit(({ email }) => ask.mutate(email.trim()))}
      noValidate
      aria-label="Forgotten password"
    >
      {ask.error ? <Notice tone="bad" role="alert" title={loginProblem(ask.error)} /> : null}
      {ask.isSuccess ? (
        <Notice tone="ok" role="status" title="Look into your mailbox">
          If the address has an account, a mail with a link is on its way. The link is good for an hour.
        </Notice>
      ) : (
        <>
          <Field label="E-mail" required error={formState.errors.email?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...register('email', { required: 'Enter your e-mail' })}
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={255}
              />
            )}
          </Field>
          <Button type="submit" size="l" stretch="always" busy={ask.isPending}>
            Send me a link
          </Button>
        </>
      )}
      <Button tone="quiet" onClick={onBack}>
        Back to the sign-in
      </Button>
    </form>
  );
}
