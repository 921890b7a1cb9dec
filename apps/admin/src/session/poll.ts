import { limits } from '@fundfront/content-model';
import type { Locks } from './locks.ts';

/**
 * Checks the session every seven seconds from one tab of the browser: the one that holds the lock. When it closes, the next
 * tab takes over. Answers how to stop.
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
