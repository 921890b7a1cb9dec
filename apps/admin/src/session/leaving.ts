import { calls } from '@fundfront/content-model/wire';
import type { Session } from './createSession.ts';

/**
 * Tells the API when the page goes away, so that a forgotten session ends soon. The mark is taken back by the next check
 * or refresh: a reload, another tab, or this page coming back from the browser's cache. Answers how to stop.
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
