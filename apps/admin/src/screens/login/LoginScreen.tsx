import { ApiError } from '@fundfront/api-client';
import { useEffect, useState } from 'react';
import { CodeStep, type SecondStep } from './CodeStep.tsx';
import { ForgottenStep } from './ForgottenStep.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import { codeProblem, loginProblem } from './loginProblem.ts';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { type Credentials, PasswordStep } from './PasswordStep.tsx';

export interface LoginScreenProps {
  onSubmit: (credentials: Credentials & Partial<Record<'code' | 'recoveryCode', string>>) => Promise<void>;
}

const needsCode = (error: unknown) => error instanceof ApiError && error.code === 'CODE_REQUIRED';

/** Behind `#`, so that no server and no other page learns it. */
function linkToken(): string | null {
  return /^#password=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
}

/** Says nothing about whether an account exists. */
export function LoginScreen({ onSubmit }: LoginScreenProps) {
  // Kept in memory between the steps, and only while the second is open.
  const [known, setKnown] = useState<Credentials>();
  const [kind, setKind] = useState<'app' | 'recovery'>('app');
  const [problem, setProblem] = useState<string>();
  const [link, setLink] = useState(linkToken);
  const [forgotten, setForgotten] = useState(false);

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

  const leaveLink = () => {
    history.replaceState(history.state, '', location.pathname);
    setLink(null);
  };

  if (link !== null) {
    return (
      <LoginLayout>
        <NewPasswordStep token={link} onDone={leaveLink} />
      </LoginLayout>
    );
  }
  return (
    <LoginLayout>
      {forgotten ? (
        <ForgottenStep onBack={() => setForgotten(false)} />
      ) : known ? (
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
        <PasswordStep problem={problem} onSubmit={first} onForgotten={() => setForgotten(true)} />
      )}
    </LoginLayout>
  );
}
