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
  onSubmit: (credentials: Credentials) => Promise<boolean>;
  onForgotten: () => void;
}

export function PasswordStep({ problem, onSubmit, onForgotten }: PasswordStepProps) {
  const { register, handleSubmit, formState, setFocus, resetField } = useForm<Credentials>();
  const { errors, isSubmitting } = formState;
  const [shown, setShown] = useState(false);

  useEffect(() => setFocus('email'), [setFocus]);

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
      <Button tone="quiet" onClick={onForgotten}>
        Forgot your password?
      </Button>
      <p className={styles.note}>A new sign-in ends the one on your other device.</p>
    </form>
  );
}
