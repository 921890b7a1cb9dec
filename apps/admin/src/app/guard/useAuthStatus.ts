import { useEffect, useState } from 'react';
import { session, useSession } from '../../session/session.ts';
import type { SessionPhase } from '../../session/sessionStore.ts';

export type AuthStatus = SessionPhase | 'unreachable';

/**
 * Without a token one silent refresh is tried; `wanted` is false where it could not succeed, such as a stranger's look
 * at the sign-in.
 */
export function useAuthStatus(wanted = true): { status: AuthStatus; retry: () => void } {
  const phase = useSession((state) => state.phase);
  const [failed, setFailed] = useState(false);
  const shouldRefresh = wanted && phase === 'unknown' && !failed;
  useEffect(() => {
    if (shouldRefresh) session.renew().catch(() => setFailed(true));
  }, [shouldRefresh]);
  return { status: phase === 'unknown' && failed ? 'unreachable' : phase, retry: () => setFailed(false) };
}
