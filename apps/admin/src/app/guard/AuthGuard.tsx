import { Spinner } from '@fundfront/ui/components/Spinner';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { publicUrl } from '../../config.ts';
import { markLeaving, startPoll, watchUse } from '../../session/pageSession.ts';
import { locks, session, useSession } from '../../session/session.ts';
import * as styles from '../fullPage.css.ts';
import { ServiceUnavailable } from '../ServiceUnavailable.tsx';
import { useAuthStatus } from './useAuthStatus.ts';

const SecondStepDue = lazy(async () => ({
  default: (await import('../../screens/login/SecondStepDue.tsx')).SecondStepDue,
}));
const SessionEnd = lazy(async () => ({ default: (await import('./SessionEnd.tsx')).SessionEnd }));

function LoadingScreen() {
  return (
    <main className={styles.center}>
      <Spinner label="Opening the admin" size="l" />
    </main>
  );
}

function Authenticated() {
  const due = useSession((state) => state.secondStepDue);
  const ends = useSession(({ locked, ending }) => locked || ending !== null);
  useEffect(() => {
    const stopPoll = startPoll({ check: session.check, locks });
    const stopMark = markLeaving(session);
    const stopWatch = watchUse(session);
    return () => {
      stopPoll();
      stopMark();
      stopWatch();
    };
  }, []);
  return (
    <>
      <Suspense fallback={<LoadingScreen />}>{due ? <SecondStepDue /> : <Outlet />}</Suspense>
      {ends ? (
        <Suspense>
          <SessionEnd />
        </Suspense>
      ) : null}
    </>
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
