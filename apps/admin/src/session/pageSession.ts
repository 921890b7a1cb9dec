import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import type { Session } from './createSession.ts';
import type { Locks } from './locks.ts';

/**
 * So that a forgotten session ends soon. The next check or refresh takes the mark back: a reload, another tab, or this
 * page coming back from the browser's cache. Answers how to stop.
 */
export function markLeaving(session: Session): () => void {
  const leaving = () => {
    const access_token = session.store.getState().accessToken;
    if (!access_token) return;
    const body = JSON.stringify({ access_token, leaving: true });
    navigator.sendBeacon(calls.logout.path, new Blob([body], { type: 'application/json' }));
  };
  const back = (event: PageTransitionEvent) => {
    if (event.persisted) void session.check();
  };
  addEventListener('pagehide', leaving);
  addEventListener('pageshow', back);
  return () => {
    removeEventListener('pagehide', leaving);
    removeEventListener('pageshow', back);
  };
}

const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

export function watchUse(session: Session): () => void {
  const listener = { passive: true, capture: true };
  for (const use of uses) addEventListener(use, session.noteActive, listener);
  return () => {
    for (const use of uses) removeEventListener(use, session.noteActive, listener);
  };
}

/**
 * Only the tab that holds the lock checks, every seven seconds; when it closes, the next tab takes over. Answers how to
 * stop.
 */
export function startPoll({ check, locks }: { check: () => Promise<void>; locks: Locks }): () => void {
  const stopped = new AbortController();
  const lead = () =>
    new Promise<void>((resolve) => {
      if (stopped.signal.aborted) return resolve();
      const timer = setInterval(() => void check(), limits.sessionCheckMs);
      stopped.signal.addEventListener('abort', () => {
        clearInterval(timer);
        resolve();
      });
    });
  // Waiting for the lock ends with an AbortError when the tab signs out first.
  locks.hold('admin-session-poll', lead, stopped.signal).catch(() => {});
  return () => stopped.abort();
}
