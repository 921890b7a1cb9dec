import { ApiError } from '@fundfront/api-client';
import { useEffect, useState } from 'react';
import { CodeStep, type SecondStep } from './CodeStep.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import { codeProblem, loginProblem } from './loginProblem.ts';
import { type Credentials, PasswordStep } from './PasswordStep.tsx';

export interface LoginScreenProps {
  onSubmit: (credentials: Credentials & Partial<Record<'code' | 'recoveryCode', string>>) => Promise<void>;
}

const needsCode = (error: unknown) => error instanceof ApiError && error.code === 'CODE_REQUIRED';

/** Says nothing about whether an account exists. */
export function LoginScreen({ onSubmit }: LoginScreenProps) {
  // Kept in memory between the steps, and only while the second is open.
  const [known, setKnown] = useState<Credentials>();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    document.title = 'Sign in · Staff admin';
  }, []);

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

  return (
    <LoginLayout>
      {known ? (
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
        />
      ) : (
        <PasswordStep problem={problem} onSubmit={first} />
      )}
    </LoginLayout>
  );
}
