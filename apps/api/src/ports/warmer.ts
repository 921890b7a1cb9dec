import { setTimeout as sleep } from 'node:timers/promises';

export interface Warmer {
  add(paths: readonly string[]): void;
  /** A page that is rendered while its tags are cleared would be cached as new with old content. */
  whilePaused<T>(work: () => Promise<T>): Promise<T>;
}

/** Milliseconds that a running visit may delay `whilePaused`. */
const maxWaitMs = 500;

/** Failed visits are ignored. */
export function createWarmer(visit: (path: string) => Promise<unknown>, concurrency: number): Warmer {
  const waiting = new Set<string>();
  const running = new Set<Promise<unknown>>();
  let paused = 0;

  function startNext(): void {
    for (const path of waiting) {
      if (paused > 0 || running.size >= concurrency) return;
      waiting.delete(path);
      const visited = visit(path)
        .catch(() => {})
        .finally(() => {
          running.delete(visited);
          startNext();
        });
      running.add(visited);
    }
  }

  return {
    add(paths) {
      for (const path of paths) waiting.add(path);
      startNext();
    },
    async whilePaused(work) {
      paused += 1;
      try {
        await Promise.race([Promise.all(running), sleep(maxWaitMs, undefined, { ref: false })]);
        return await work();
      } finally {
        paused -= 1;
        startNext();
      }
    },
  };
}
