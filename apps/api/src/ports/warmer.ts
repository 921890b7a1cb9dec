import { setTimeout as sleep } from 'node:timers/promises';

export interface Warmer {
  /** Has pages visited in the background, in the order they come; one that already waits is not added again. */
  add(paths: readonly string[]): void;
  /**
   * Does something while nothing is being visited, and goes on afterwards. A page that is drawn while its tags are
   * cleared would be kept as new with what it read before.
   */
  whilePaused<T>(work: () => Promise<T>): Promise<T>;
}

/** Milliseconds that a visit under way may hold up what wants quiet. */
const maxWaitMs = 500;

/** Visits pages some at a time. A failure of one is no matter to the others. */
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
