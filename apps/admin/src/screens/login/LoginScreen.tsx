import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { IconButton } from '@fundfront/ui/components/IconButton';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { Eye, EyeOff } from '@fundfront/ui/icons';
import { Girih } from '@fundfront/ui/pattern/Girih';
import { Rosette } from '@fundfront/ui/pattern/Rosette';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as styles from './LoginScreen.css.ts';
import { loginProblem } from './loginProblem.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Sign-in of staff. It says nothing about whether an account exists. */
export function LoginScreen({ onSubmit }: { onSubmit: (credentials: Credentials) => Promise<void> }) {
  const { register, handleSubmit, formState, setFocus, resetField } = useForm<Credentials>();
  const { errors, isSubmitting } = formState;
  const [problem, setProblem] = useState<string>();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    document.title = 'Sign in · Staff admin';
    setFocus('email');
  }, [setFocus]);

  const submit = handleSubmit(async (credentials) => {
    setProblem(undefined);
    try {
      await onSubmit({ email: credentials.email.trim(), password: credentials.password });
    } catch (error) {
      setProblem(loginProblem(error));
      resetField('password');
      setFocus('password');
    }
  });

  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <form className={styles.form} onSubmit={submit} noValidate aria-label="Sign in">
          <span className={styles.mark}>
            <Rosette size={40} />
          </span>
          <h1 className={styles.title}>Staff admin</h1>
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
          <p className={styles.note}>
            A new sign-in ends the one on your other device. Forgot your password? An administrator can give you a new
            one.
          </p>
        </form>
      </main>
      <div className={styles.art} aria-hidden="true">
        <Girih width={1100} height={1100} edge={128} theta={67.5} strap={8} stroke={1.4} origin={[0.62, 0.4]} fill />
      </div>
    </div>
  );
}
