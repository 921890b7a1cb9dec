/** A part of the Web Locks API, so that tests can bring their own. */
export interface Locks {
  /** Runs when no other tab holds the name, and holds it until the promise settles. */
  hold: <T>(name: string, run: () => Promise<T>, signal?: AbortSignal) => Promise<T>;
}

/** In a browser without locks every tab is alone. */
export function createLocks(): Locks {
  const manager = typeof navigator === 'undefined' ? undefined : navigator.locks;
  if (!manager) return { hold: (_name, run) => run() };
  return { hold: async (name, run, signal) => await manager.request(name, signal ? { signal } : {}, run) };
}
