import { expect, it } from 'vitest';
import { createWarmer } from './warmer.ts';

function heldVisits() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const visit = (path: string) =>
    new Promise<void>((resolve) => {
      begun.push(path);
      ends.set(path, resolve);
    });
  return { begun, visit, end: (path: string) => ends.get(path)?.() };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it('visits so many at once, each once, and goes on after a failure', async () => {
  const begun: string[] = [];
  const warmer = createWarmer(async (path) => {
    begun.push(path);
    if (path === '/b') throw new Error('away');
  }, 2);
  warmer.add(['/a', '/b', '/c', '/c', '/d']);
  await expect.poll(() => begun).toEqual(['/a', '/b', '/c', '/d']);
});

it('begins no visit while something wants quiet, which waits for those under way', async () => {
  const { begun, visit, end } = heldVisits();
  const warmer = createWarmer(visit, 1);
  warmer.add(['/a', '/b']);
  const seen: string[][] = [];
  const paused = warmer.whilePaused(async () => {
    seen.push([...begun]);
  });
  await turn();
  expect(seen).toEqual([]);
  end('/a');
  await paused;
  expect(seen).toEqual([['/a']]);
  await expect.poll(() => begun).toEqual(['/a', '/b']);
});

it('does not wait for ever for a visit that hangs', async () => {
  const warmer = createWarmer(() => new Promise(() => {}), 1);
  warmer.add(['/hangs']);
  expect(await warmer.whilePaused(async () => 'done')).toBe('done');
});
