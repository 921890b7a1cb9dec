// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageStore } from './pageStore.ts';
import { PageUpkeep } from './pageUpkeep.ts';
import { stored } from './test/fakePages.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function openUpkeep() {
  const store = new PageStore({ folder: null, log: () => {} });
  store.set(stored('/a', Buffer.from('a'), []));
  let lastEvictionAt: number | null = null;
  const repack = vi.fn(async (page: ReturnType<typeof stored>) => page);
  const upkeep = new PageUpkeep({
    store,
    repack,
    compose: async (page) => page,
    replacing: () => {},
    whenIdle: async () => {},
    lastEvictionAt: () => lastEvictionAt,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  const change = () => {
    lastEvictionAt = Date.now();
    upkeep.repackSoon('/a');
  };
  return { repack, change };
}

it('a page is packed better once nothing has changed for a while', async () => {
  const { repack, change } = openUpkeep();
  for (let round = 0; round < 5; round += 1) {
    change();
    await vi.advanceTimersByTimeAsync(2_000);
  }
  expect(repack).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(repack).toHaveBeenCalledOnce();
});

it('a page is packed better although changes never end', async () => {
  const { repack, change } = openUpkeep();
  const changeForSeconds = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) {
      change();
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  await changeForSeconds(59);
  expect(repack).not.toHaveBeenCalled();
  await changeForSeconds(2);
  expect(repack).toHaveBeenCalled();
});
