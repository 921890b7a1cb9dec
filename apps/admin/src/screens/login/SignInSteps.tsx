import { ApiError } from '@fundfront/api-client';
import { useState } from 'react';
import { CodeStep, type SecondStep } from './CodeStep.tsx';
import { codeProblem, loginProblem, passkeyProblem } from './loginProblem.ts';
import { type Credentials, PasswordStep } from './PasswordStep.tsx';

export interface SignInStepsProps {
  email?: string;
  onSubmit: (credentials: Credentials & Partial<Record<'code' | 'recoveryCode', string>>) => Promise<void>;
  onForgotten?: () => void;
}

const needsCode = (error: unknown) => error instanceof ApiError && error.code === 'CODE_REQUIRED';

/** Says nothing about whether an account exists. */
export function SignInSteps({ email, onSubmit, onForgotten }: SignInStepsProps) {
  // Kept in memory between the steps, and only while the second is open.
  const [known, setKnown] = useState<Credentials>();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [problem, setProblem] = useState<string>();

  const first = async (credentials: Credentials) => {
    setProblem(undefined);
    try {
      await onSubmit(credentials);
      return true;
    } catch (error) {
      if (!needsCode(error)) setProblem(loginProblem(error));
      else setKnown(credentials);
      return needsCode(error);
    }
  };

  const second = async (step: SecondStep) => {
    setProblem(undefined);
    try {
      if (known) await onSubmit({ ...known, ...step });
      return true;
    } catch (error) {
      setProblem(codeProblem(error));
      return false;
    }
  };

  const passkey = async () => {
    setProblem(undefined);
    try {
      const { signInWithPasskey } = await import('../../session/passkeys.ts');
      await signInWithPasskey();
    } catch (error) {
      setProblem(passkeyProblem(error));
    }
  };

  if (!known) {
    return (
      <PasswordStep
        problem={problem}
        known={email}
        onSubmit={first}
        onPasskey={() => void passkey()}
        onForgotten={onForgotten}
      />
    );
  }
  return (
    <CodeStep
      key={kind}
      kind={kind}
      problem={problem}
      onKind={(next) => {
        setKind(next);
        setProblem(undefined);
      }}
      onBack={() => {
        setKnown(undefined);
        setProblem(undefined);
      }}
      onSubmit={second}
      onPasskey={() => void passkey()}
    />
  );
}
