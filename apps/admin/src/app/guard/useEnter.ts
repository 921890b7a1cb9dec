import { useEffect, useState } from 'react';
import { session, useSession } from '../../session/session.ts';
import type { SessionPhase } from '../../session/sessionStore.ts';

/** `unreachable` while the API does not answer whether somebody is signed in. */
export type Entrance = SessionPhase | 'unreachable';

/**
 * Who is at the door. Without a token one silent refresh is tried; `wanted` is false where nobody would profit, such as a
 * stranger's look at the sign-in.
 */
export function useEnter(wanted = true): { entrance: Entrance; retry: () => void } {
  const phase = useSession((state) => state.phase);
  const [failed, setFailed] = useState(false);
  const ask = wanted && phase === 'unknown' && !failed;
  useEffect(() => {
    if (ask) session.renew().catch(() => setFailed(true));
  }, [ask]);
  return { entrance: phase === 'unknown' && failed ? 'unreachable' : phase, retry: () => setFailed(false) };
}
