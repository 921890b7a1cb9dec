import { Spinner } from '@fundfront/ui/components/Spinner';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { publicUrl } from '../../config.ts';
import { markLeaving, startPoll } from '../../session/pageSession.ts';
import { locks, session } from '../../session/session.ts';
import * as styles from '../fullPage.css.ts';
import { ServiceUnavailable } from '../ServiceUnavailable.tsx';
import { useAuthStatus } from './useAuthStatus.ts';

function LoadingScreen() {
  return (
    <main className={styles.center}>
      <Spinner label="Opening the admin" size="l" />
    </main>
  );
}

function Authenticated() {
  useEffect(() => {
    const stopPoll = startPoll({ check: session.check, locks });
    const stopMark = markLeaving(session);
    return () => {
      stopPoll();
      stopMark();
    };
  }, []);
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Outlet />
    </Suspense>
  );
}

/** Product specification, section 4: a visitor without a session goes to the public site's home. */
export function AuthGuard({ leave = () => location.replace(publicUrl('/home')) }: { leave?: () => void }) {
  const { status, retry } = useAuthStatus();
  const anonymous = status === 'anonymous';
  useEffect(() => {
    if (anonymous) leave();
  }, [anonymous, leave]);
  if (status === 'signed-in') return <Authenticated />;
  if (status === 'unreachable') return <ServiceUnavailable onRetry={retry} />;
  return <LoadingScreen />;
}
