import { useEffect, useState } from 'react';
import { ForgottenStep } from './ForgottenStep.tsx';
import { LoginLayout } from './LoginLayout.tsx';
import { NewPasswordStep } from './NewPasswordStep.tsx';
import { SignInSteps, type SignInStepsProps } from './SignInSteps.tsx';

/** Behind `#`, so that no server and no other page learns it. */
function linkToken(): string | null {
  return /^#password=([\w-]+)$/.exec(location.hash)?.[1] ?? null;
}

export function LoginScreen({ onSubmit }: Pick<SignInStepsProps, 'onSubmit'>) {
  const [link, setLink] = useState(linkToken);
  const [forgotten, setForgotten] = useState(false);

  useEffect(() => {
    document.title = 'Sign in · Staff admin';
  }, []);

  const leaveLink = () => {
    history.replaceState(history.state, '', location.pathname);
    setLink(null);
  };

  return (
    <LoginLayout>
      {link !== null ? (
        <NewPasswordStep token={link} onDone={leaveLink} />
      ) : forgotten ? (
        <ForgottenStep onBack={() => setForgotten(false)} />
      ) : (
        <SignInSteps onSubmit={onSubmit} onForgotten={() => setForgotten(true)} />
      )}
    </LoginLayout>
  );
}
