// @vitest-environment node

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Change, EvictionStream, StreamEntry } from './evictionStream.ts';
import { Evictions } from './evictions.ts';
import { PageStore, type StoredPage } from './pageStore.ts';
import { Pages } from './pages.ts';
import { SharedEvictions } from './sharedEvictions.ts';

class FakeStream {
  entries: StreamEntry[] = [];
  #last = 0;
  #waiting: (() => void)[] = [];

  put(change: Change | null): string {
    this.#last += 1;
    const id = `${this.#last}-0`;
    this.entries.push({ id, change });
    for (const wake of this.#waiting.splice(0)) wake();
    return id;
  }

  connect(isCut: boolean) {
    const line = { isCut };
    const check = async () => {
      if (line.isCut) throw new Error('no connection');
    };
    const stream: EvictionStream = {
      add: async (change) => {
        await check();
        return this.put(change);
      },
      from: async (id) => {
        await check();
        const at = (entry: string) => Number.parseInt(entry, 10);
        return this.entries.filter((entry) => id === undefined || at(entry.id) >= at(id));
      },
      waitAfter: async (id) => {
        await check();
        if (this.entries.at(-1)?.id !== id) return;
        await new Promise<void>((resolve) => {
          this.#waiting.push(resolve);
          setTimeout(resolve, 20);
        });
        await check();
      },
      close: () => {},
    };
    return { line, stream };
  }
}

let redis: FakeStream;
let version: number;
const opened: SharedEvictions[] = [];

function start(kept?: PageStore, isCut = false) {
  const { line, stream } = redis.connect(isCut);
  const log = vi.fn();
  const clear = vi.fn();
  const store = kept ?? new PageStore({ folder: null, log });
  const evictions = new SharedEvictions({ stream, log, retryMs: 5 });
  const body = () => Buffer.from(String(version));
  const pages = new Pages({
    store,
    clear,
    lazyTags: new Set(['navs']),
    render: async (path) => ({ status: 200, headers: {}, body: body(), tags: [path === '/navs' ? 'navs' : 'menu'] }),
    finish: async (path, response, tags): Promise<StoredPage> => {
      const now = Date.now();
      const bodies = { gzip: response.body, br: response.body };
      const etag = response.body.toString();
      return { path, status: 200, headers: {}, etag, tags, renderedAt: now, expiresAt: now + 60_000, ...bodies };
    },
    compose: async (page) => page,
    sequence: () => evictions.position,
  });
  const own = new Evictions({ pages });
  void evictions.follow(pages, own);
  opened.push(evictions);
  const shown = async (path: string) => {
    const found = await pages.get(path);
    return 'page' in found ? found.page.etag : undefined;
  };
  return { line, log, clear, store, evictions, own, pages, shown };
}

async function ready(kept?: PageStore) {
  const instance = start(kept);
  await expect.poll(() => instance.evictions.position).toBeDefined();
  return instance;
}

function announce({ pages, evictions }: Awaited<ReturnType<typeof ready>>, tags: string[], paths: string[] = []) {
  version += 1;
  pages.evict(tags, paths);
  return evictions.share({ tags, paths });
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 60));

beforeEach(() => {
  redis = new FakeStream();
  version = 1;
});
afterEach(() => {
  for (const evictions of opened.splice(0)) evictions.stop();
});

it('shows on every instance what one of them was told, and applies its own message once', async () => {
  const [one, two] = [await ready(), await ready()];
  await Promise.all([one.shown('/a'), two.shown('/a')]);
  const evict = vi.spyOn(one.pages, 'evict');
  expect(await announce(one, ['menu'], ['/a'])).toBe(true);
  await expect.poll(() => two.store.get('/a')?.etag).toBe('2');
  expect(one.store.get('/a')?.etag).toBe('2');
  await expect.poll(() => one.evictions.position).toBe(redis.entries.at(-1)?.id);
  expect(evict).toHaveBeenCalledTimes(1);
});

it('takes once what the API tells each instance and these tell each other', async () => {
  const [one, two] = [await ready(), await ready()];
  await Promise.all([one.shown('/a'), two.shown('/a')]);
  const evictions = [one, two].map(({ pages }) => vi.spyOn(pages, 'evict'));
  version += 1;
  const change = { tags: ['menu'], paths: ['/a'], signature: 'of one message' };
  await one.own.take(change);
  await one.evictions.share(change);
  await expect.poll(() => two.store.get('/a')?.etag).toBe('2');
  await two.own.take(change);
  await two.evictions.share(change);
  for (const { evictions } of [one, two]) await expect.poll(() => evictions.position).toBe(redis.entries.at(-1)?.id);
  expect(evictions.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  await two.own.take({ ...change, signature: 'of the next' });
  expect(evictions[1]).toHaveBeenCalledTimes(2);
});

describe('an instance that was cut off', () => {
  it('takes what it missed, leaves the rest alone, and says so once', async () => {
    const [one, two] = [await ready(), await ready()];
    await Promise.all([two.shown('/a'), two.shown('/navs')]);
    two.line.isCut = true;
    await expect.poll(() => two.log.mock.calls.length).toBe(1);
    await announce(one, ['menu']);
    await settle();
    expect(two.store.get('/a')?.etag).toBe('1');
    two.line.isCut = false;
    await expect.poll(() => two.store.get('/a')?.etag).toBe('2');
    expect(await two.shown('/navs')).toBe('1');
    await settle();
    expect(two.store.get('/navs')?.etag).toBe('1');
    expect(two.log.mock.calls.flat()).toEqual([
      'Redis is not reached, changes are not shared with other instances: no connection',
      'Redis is reached again; changes announced meanwhile are taken in.',
    ]);
  });

  it('takes each page as old where what it missed is forgotten', async () => {
    const [one, two] = [await ready(), await ready()];
    await two.shown('/navs');
    two.line.isCut = true;
    await expect.poll(() => two.log.mock.calls.length).toBe(1);
    await announce(one, ['menu']);
    await announce(one, ['menu']);
    redis.entries = redis.entries.slice(-1);
    two.clear.mockClear();
    two.line.isCut = false;
    await expect.poll(() => two.clear.mock.calls).toEqual([['all']]);
    expect(await two.shown('/navs')).toBe('1');
    await expect.poll(() => two.store.get('/navs')?.etag).toBe('3');
  });

  it('still shows what it is told itself, and says that others do not', async () => {
    const one = await ready();
    await one.shown('/a');
    one.line.isCut = true;
    expect(await announce(one, ['menu'], ['/a'])).toBe(false);
    await expect.poll(() => one.store.get('/a')?.etag).toBe('2');
  });
});

it('takes each page as old when the stream is lost, and when it cannot read an entry', async () => {
  const one = await ready();
  await one.shown('/navs');
  version = 2;
  redis.entries = [];
  await expect.poll(() => redis.entries.length).toBe(1);
  await one.shown('/navs');
  await expect.poll(() => one.store.get('/navs')?.etag).toBe('2');
  version = 3;
  const unread = redis.put(null);
  await expect.poll(() => one.evictions.position).toBe(unread);
  await one.shown('/navs');
  await expect.poll(() => one.store.get('/navs')?.etag).toBe('3');
});

describe('an instance that starts with pages of its last run', () => {
  it('makes anew only what changed since they were rendered', async () => {
    const before = await ready();
    await Promise.all([before.shown('/a'), before.shown('/navs')]);
    before.evictions.stop();
    await settle();
    await announce(await ready(), ['menu']);
    const after = await ready(before.store);
    expect(await Promise.all([after.shown('/a'), after.shown('/navs')])).toEqual(['1', '1']);
    await expect.poll(() => after.store.get('/a')?.etag).toBe('2');
    await settle();
    expect(after.store.get('/navs')?.etag).toBe('1');
  });

  it('makes all anew where the stream does not reach back as far', async () => {
    const before = await ready();
    await before.shown('/navs');
    before.evictions.stop();
    await settle();
    await announce(await ready(), ['menu']);
    redis.entries = redis.entries.slice(-1);
    const after = await ready(before.store);
    await after.shown('/navs');
    await expect.poll(() => after.store.get('/navs')?.etag).toBe('2');
  });

  it('forgets nothing that it was told before it reached the stream', async () => {
    const before = await ready();
    await before.shown('/navs');
    before.evictions.stop();
    await settle();
    const after = start(before.store, true);
    await expect.poll(() => after.log.mock.calls.length).toBe(1);
    expect(await announce(after, ['navs'])).toBe(false);
    after.line.isCut = false;
    await expect.poll(() => after.evictions.position).toBeDefined();
    await after.shown('/navs');
    await expect.poll(() => after.store.get('/navs')?.etag).toBe('2');
  });
});
