import { setImmediate } from 'node:timers/promises';

const longestMs = 25;

/** For long work: what it answers lets other requests be served, once enough time has passed. */
export function createYielder(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < longestMs) return;
    await setImmediate();
    begun = performance.now();
  };
}

/** So many at a time, in order. */
export function* partsOf<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}

/** Rows for one statement: more would hold the embedded database, and with it the process, for too long. */
const rowsAtOnce = 40;

/** All of them, so many at once, in order. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  work: (batch: Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += rowsAtOnce) {
    results.push(...(await work(items.slice(start, start + rowsAtOnce))));
    if (start + rowsAtOnce < items.length) await setImmediate();
  }
  return results;
}
