import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Eye, EyeOff } from '@fundfront/ui/icons';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as styles from './LoginScreen.css.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface PasswordStepProps {
  problem: string | undefined;
  known: string | undefined;
  onSubmit: (credentials: Credentials) => Promise<boolean>;
  onPasskey: () => void;
  onForgotten: (() => void) | undefined;
}

export function PasswordStep({ problem, known, onSubmit, onPasskey, onForgotten }: PasswordStepProps) {
  const { register, handleSubmit, formState, setFocus, resetField } = useForm<Credentials>({
    defaultValues: { email: known ?? '' },
  });
  const { errors, isSubmitting } = formState;
  const [shown, setShown] = useState(false);

  useEffect(() => setFocus(known === undefined ? 'email' : 'password'), [setFocus, known]);

  const submit = handleSubmit(async ({ email, password }) => {
    if (await onSubmit({ email: email.trim(), password })) return;
    resetField('password');
    setFocus('password');
  });

  return (
    <form className={styles.fields} onSubmit={submit} noValidate aria-label="Sign in">
      {problem ? <Notice tone="bad" role="alert" title={problem} /> : null}
      <Field label="E-mail" required error={errors.email?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('email', { required: 'Enter your e-mail' })}
            type="email"
            readOnly={known !== undefined}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={255}
          />
        )}
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        {(control) => (
          <div className={styles.password}>
            <TextInput
              {...control}
              {...register('password', { required: 'Enter your password' })}
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              spellCheck={false}
              maxLength={200}
            />
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              icon={shown ? <EyeOff size="s" /> : <Eye size="s" />}
              onClick={() => setShown(!shown)}
            />
          </div>
        )}
      </Field>
      <Button type="submit" size="l" stretch="always" busy={isSubmitting}>
        Sign in
      </Button>
      <Button tone="secondary" stretch="always" onClick={onPasskey}>
        Use a passkey
      </Button>
      {onForgotten ? (
        <Button tone="quiet" onClick={onForgotten}>
          Forgot your password?
        </Button>
      ) : null}
      {known === undefined ? <p className={styles.note}>A new sign-in ends the one on your other device.</p> : null}
    </form>
  );
}
