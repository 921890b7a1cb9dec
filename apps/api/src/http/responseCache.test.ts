import { expect, it } from 'vitest';
import { type CachedResponse, createResponseCache, singleFlight, toCachedResponse } from './responseCache.ts';

const old = toCachedResponse({ title: 'Old' });
const newer = toCachedResponse({ title: 'New' });

const never = async () => {
  throw new Error('It is known');
};

it('answers from memory until the state grows', async () => {
  let revision = 1;
  const cache = createResponseCache(async () => revision);
  await cache.get('/a', async () => old);
  expect(await cache.get('/a', never)).toBe(old);
  expect(await cache.get('/b', async () => null)).toBeNull();
  revision = 2;
  expect(await cache.get('/a', async () => newer)).toBe(newer);
  expect(cache.usage()).toMatchObject({ hits: 1, misses: 3 });
});

it('does not keep an answer that was read before a change', async () => {
  let revision = 1;
  const cache = createResponseCache(async () => revision);
  const before = Promise.withResolvers<CachedResponse>();
  const slow = cache.get('/a', () => before.promise);
  await new Promise((resolve) => setImmediate(resolve));
  revision = 2;
  // Who asks after the change does not wait for what was read before it.
  expect(await cache.get('/a', async () => newer)).toBe(newer);
  before.resolve(old);
  expect(await slow).toBe(old);
  expect(await cache.get('/a', never)).toBe(newer);
});

it('reads once for all who ask meanwhile, unless it fails or must not be stored', async () => {
  const cache = createResponseCache(async () => 1);
  const reads: PromiseWithResolvers<CachedResponse | null>[] = [];
  const read = () => {
    const begun = Promise.withResolvers<CachedResponse | null>();
    reads.push(begun);
    return begun.promise;
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const [first, second] = [cache.get('/a', read), cache.get('/a', read)];
  await settle();
  expect(reads).toHaveLength(1);
  reads[0]?.resolve(old);
  expect(await Promise.all([first, second])).toEqual([old, old]);

  const failing = cache.get('/b', read);
  const after = cache.get('/b', async () => newer);
  await settle();
  reads[1]?.reject(new Error('away'));
  await expect(failing).rejects.toThrow('away');
  expect(await after).toBe(newer);

  const own = cache.get('/c', read);
  const others = cache.get('/c', async () => newer);
  await settle();
  reads[2]?.resolve(null);
  expect(await own).toBeNull();
  expect(await others).toBe(newer);
});

it('forgets rather than grow without end', async () => {
  const cache = createResponseCache(async () => 1);
  const large = { body: 'x'.repeat(20_000_000), etag: '"x"' };
  for (const url of ['/a', '/b']) await cache.get(url, async () => large);
  expect(await cache.get('/a', async () => newer)).toBe(newer);
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
