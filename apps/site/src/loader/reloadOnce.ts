import { limits } from '@fundfront/content-model/limits';

const key = 'reloaded-at';

/** Milliseconds. Notes the reload when it allows one. */
export function canReload(store: Pick<Storage, 'getItem' | 'setItem'>, now: number, minInterval: number): boolean {
  const last = Number(store.getItem(key) ?? Number.NEGATIVE_INFINITY);
  if (now - last < minInterval) return false;
  store.setItem(key, String(now));
  return true;
}

/**
 * After a release an open page asks for files that are gone: it reloads, at most once a minute. Without a connection
 * every file fails, and a reload would take away even the page that is there.
 * @returns whether it does
 */
export function reloadOnce(): boolean {
  const reloads = navigator.onLine && canReload(sessionStorage, Date.now(), limits.reloadOnceMs);
  if (reloads) location.reload();
  return reloads;
}

const failed = /dynamically imported module|Importing a module script failed/i;
const built = '/_next/static/';

export function isChunkFailure(event: Event): boolean {
  const { target } = event;
  if (target instanceof HTMLLinkElement) {
    return target.rel === 'stylesheet' && new URL(target.href, location.href).pathname.startsWith(built);
  }
  const reason = event instanceof ErrorEvent ? event.error : Reflect.get(event, 'reason');
  return reason instanceof Error && failed.test(reason.message);
}

export function startReloadOnce(signal: AbortSignal): void {
  const onFailure = (event: Event) => {
    if (isChunkFailure(event)) reloadOnce();
  };
  // Load errors do not bubble: the capture phase passes the window first.
  window.addEventListener('error', onFailure, { capture: true, signal });
  window.addEventListener('unhandledrejection', onFailure, { signal });
}
