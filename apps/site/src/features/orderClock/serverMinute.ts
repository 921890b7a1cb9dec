import { useSyncExternalStore } from 'react';
import { fetchClockOffset } from '../../content/serverTime.ts';

const minuteMs = 60_000;
/** Timers may fire a little early. */
const lateMs = 20;

const listeners = new Set<() => void>();
let now: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts synchronisations: an answer to an older one is dropped. */
let latest = 0;

function tick(offset: number): void {
  now = Date.now() + offset;
  for (const listener of listeners) listener();
  timer = setTimeout(() => tick(offset), minuteMs - (now % minuteMs) + lateMs);
}

async function synchronise(): Promise<void> {
  latest += 1;
  const own = latest;
  const offset = await fetchClockOffset();
  if (own !== latest || listeners.size === 0) return;
  clearTimeout(timer);
  if (offset !== null) tick(offset);
  // Without the server's time no state is shown that was not known before.
  else timer = setTimeout(synchronise, minuteMs);
}

/** The device's clock may have been set, or the tab asleep for days. */
function onVisible(): void {
  if (document.visibilityState === 'visible') void synchronise();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', onVisible);
    void synchronise();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    document.removeEventListener('visibilitychange', onVisible);
    clearTimeout(timer);
    now = null;
  };
}

/**
 * The server's time, in milliseconds since 1970, anew with each minute; one timer and one question for all clocks of a
 * page. Null before it is known, so also where there is no script.
 */
export function useServerMinute(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => null,
  );
}
