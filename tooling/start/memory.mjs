/**
 * What keeps the servers small, here and in `tooling/deploy` (ADR 031).
 * @type {Readonly<Record<string, string>>}
 */
export const memoryVariables = {
  // V8's young generation, and the heap by whose limit V8 chooses how much garbage it lets gather: megabytes.
  NODE_OPTIONS: '--max-semi-space-size=4 --max-old-space-size=512',
  // Of glibc, which else has eight heaps for each processor. The thresholds are those that it starts with: named, they
  // are not raised after the first large block, and what is freed goes back to the system.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
