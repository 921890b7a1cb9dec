import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { session } from '../../session/session.ts';
import { useAuthStatus } from './useAuthStatus.ts';

const LoginScreen = lazy(async () => ({
  default: (await import('../../screens/login/LoginScreen.tsx')).LoginScreen,
}));

export function LoginRoute() {
  // Only where somebody was signed in before may the browser hold a session.
  const [known] = useState(() => session.store.getState().user !== null);
  const { status } = useAuthStatus(known);
  if (status === 'signed-in') return <Navigate to="/admin/posts" replace />;
  return (
    <Suspense>
      <LoginScreen onSubmit={session.login} />
    </Suspense>
  );
}
