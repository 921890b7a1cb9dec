import { expect, it } from 'vitest';
import { createResponseCache, singleFlight, toCachedResponse } from './responseCache.ts';

const old = toCachedResponse({ title: 'Old' });

it('answers from memory until the state grows', async () => {
  let revision = 1;
  const cache = createResponseCache(async () => revision);
  (await cache.find('/a')).store(old);
  expect((await cache.find('/a')).response).toBe(old);
  expect((await cache.find('/b')).response).toBeUndefined();
  revision = 2;
  expect((await cache.find('/a')).response).toBeUndefined();
});

it('does not keep an answer that was read before a change', async () => {
  let revision = 1;
  const cache = createResponseCache(async () => revision);
  const before = await cache.find('/a');
  revision = 2;
  await cache.find('/b');
  before.store(old);
  expect((await cache.find('/a')).response).toBeUndefined();
});

it('forgets rather than grow without end', async () => {
  const cache = createResponseCache(async () => 1);
  const large = { body: 'x'.repeat(20_000_000), etag: '"x"' };
  for (const url of ['/a', '/b']) (await cache.find(url)).store(large);
  expect((await cache.find('/a')).response).toBeUndefined();
});

it('shares a read among those who wait, and never one that has begun', async () => {
  const begun: ((value: number) => void)[] = [];
  const ask = singleFlight(() => new Promise<number>((resolve) => begun.push(resolve)));
  const first = ask();
  await Promise.resolve();
  await Promise.resolve();
  const [second, third] = [ask(), ask()];
  expect(begun).toHaveLength(1);
  begun[0]?.(1);
  expect(await first).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toHaveLength(2);
  begun[1]?.(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

it('goes on after a read that failed', async () => {
  let fails = true;
  const ask = singleFlight(async () => {
    if (fails) throw new Error('away');
    return 1;
  });
  await expect(ask()).rejects.toThrow('away');
  fails = false;
  expect(await ask()).toBe(1);
});
