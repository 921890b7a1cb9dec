import { Spinner } from '@fundfront/ui/components/Spinner';
import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { publicUrl } from '../../config.ts';
import { markLeaving } from '../../session/leaving.ts';
import { startPoll } from '../../session/poll.ts';
import { locks, session } from '../../session/session.ts';
import { CannotStart } from '../CannotStart.tsx';
import * as styles from '../gates.css.ts';
import { useEnter } from './useEnter.ts';

function Opening() {
  return (
    <main className={styles.center}>
      <Spinner label="Opening the admin" size="l" />
    </main>
  );
}

function Signed() {
  useEffect(() => {
    const stopPoll = startPoll({ check: session.check, locks });
    const stopMark = markLeaving(session);
    return () => {
      stopPoll();
      stopMark();
    };
  }, []);
  return (
    <Suspense fallback={<Opening />}>
      <Outlet />
    </Suspense>
  );
}

/** Lets staff in. A visitor without a session goes to the public site's home (product specification, section 4). */
export function StaffGate({ leave = () => location.replace(publicUrl('/home')) }: { leave?: () => void }) {
  const { entrance, retry } = useEnter();
  const stranger = entrance === 'anonymous';
  useEffect(() => {
    if (stranger) leave();
  }, [stranger, leave]);
  if (entrance === 'signed-in') return <Signed />;
  if (entrance === 'unreachable') return <CannotStart onRetry={retry} />;
  return <Opening />;
}
