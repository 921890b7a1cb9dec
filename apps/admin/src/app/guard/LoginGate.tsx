import { lazy, Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { session } from '../../session/session.ts';
import { useEnter } from './useEnter.ts';

const LoginScreen = lazy(async () => ({
  default: (await import('../../screens/login/LoginScreen.tsx')).LoginScreen,
}));

/** The sign-in. Who is signed in already goes on to the pages. */
export function LoginGate() {
  // Only where somebody was signed in before may the browser hold a session.
  const [known] = useState(() => session.store.getState().user !== null);
  const { entrance } = useEnter(known);
  if (entrance === 'signed-in') return <Navigate to="/admin/posts" replace />;
  return (
    <Suspense>
      <LoginScreen onSubmit={session.login} />
    </Suspense>
  );
}
