import { Button } from '@fundfront/ui/components/Button';
import { Field } from '@fundfront/ui/components/Field';
import { Notice } from '@fundfront/ui/components/Notice';
import { TextInput } from '@fundfront/ui/components/TextInput';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as styles from './LoginScreen.css.ts';

export type SecondStep = { code: string } | { recoveryCode: string };

export interface CodeStepProps {
  kind: 'app' | 'recovery';
  problem: string | undefined;
  onKind: (kind: 'app' | 'recovery') => void;
  onBack: () => void;
  onSubmit: (step: SecondStep) => Promise<boolean>;
  onPasskey: () => void;
}

export function CodeStep({ kind, problem, onKind, onBack, onSubmit, onPasskey }: CodeStepProps) {
  const { register, handleSubmit, formState, setFocus, resetField } = useForm<{ code: string }>();
  const { errors, isSubmitting } = formState;
  const app = kind === 'app';

  useEffect(() => setFocus('code'), [setFocus]);

  const submit = handleSubmit(async ({ code }) => {
    if (await onSubmit(app ? { code } : { recoveryCode: code })) return;
    resetField('code');
    setFocus('code');
  });

  return (
    <form className={styles.fields} onSubmit={submit} noValidate aria-label="Second step">
      {problem ? <Notice tone="bad" role="alert" title={problem} /> : null}
      <Field
        label={app ? 'Code' : 'Recovery code'}
        required
        help={app ? 'Six digits, as your authenticator app shows them now' : 'One of the codes that you kept on paper'}
        error={errors.code?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...register('code', { required: app ? 'Enter the code' : 'Enter a recovery code' })}
            autoComplete={app ? 'one-time-code' : 'off'}
            inputMode={app ? 'numeric' : 'text'}
            spellCheck={false}
            maxLength={app ? 20 : 40}
          />
        )}
      </Field>
      <Button type="submit" size="l" stretch="always" busy={isSubmitting}>
        Sign in
      </Button>
      <div className={styles.ways}>
        <Button tone="quiet" onClick={() => onKind(app ? 'recovery' : 'app')}>
          {app ? 'Use a recovery code' : 'Use the app'}
        </Button>
        <Button tone="quiet" onClick={onPasskey}>
          Use a passkey
        </Button>
        <Button tone="quiet" onClick={onBack}>
          Somebody else
        </Button>
      </div>
    </form>
  );
}
