// @vitest-environment node

import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageStore } from './pageStore.ts';
import { anyChange, Pages, type PagesOptions, TooBusy } from './pages.ts';
import { shown, stored } from './test/fakePages.ts';

type Render = PagesOptions['render'];

let store: PageStore;
let version: number;
let status: number;
let tags: readonly string[] | null;
const render = vi.fn<Render>();
const clear = vi.fn();

const responseOf = (text: string) => ({ status, headers: {}, body: Buffer.from(text), tags });
function open(more: Partial<PagesOptions> = {}): Pages {
  const finish: PagesOptions['finish'] = async (path, { body }, of) => stored(path, body, of);
  return new Pages({ store, render, finish, compose: async (page) => page, clear, ...more });
}

beforeEach(() => {
  store = new PageStore({ folder: null, log: vi.fn() });
  [version, status, tags] = [1, 200, ['menu:en']];
  render.mockReset().mockImplementation(async (path) => responseOf(`${path} ${version}`));
});

it('renders once for requests at the same time, and not again', async () => {
  const pages = open();
  expect(await Promise.all([shown(pages, '/a'), shown(pages, '/a'), shown(pages, '/a')])).toEqual(
    Array(3).fill('/a 1'),
  );
  expect(await shown(pages, '/a')).toBe('/a 1');
  expect(render).toHaveBeenCalledTimes(1);
});

it('makes a page that is asked for anew before those that nobody asks for', async () => {
  const pages = open();
  const paths = Array.from({ length: 9 }, (_, index) => `/${index}`);
  for (const path of paths) await pages.get(path);
  const released = Promise.withResolvers<void>();
  render.mockReset().mockImplementation(async (path) => {
    await released.promise;
    return responseOf(`${path} 2`);
  });
  pages.evict(['menu:en']);
  const last = render.mock.calls.length === 3 && paths.find((path) => !render.mock.calls.flat().includes(path));
  expect(await shown(pages, String(last))).toBe(`${last} 1`);
  released.resolve();
  await expect.poll(() => render).toHaveBeenCalledTimes(9);
  expect(render.mock.calls[3]?.[0]).toBe(last);
});

it('shows the old copy while the new one is made, and then that', async () => {
  const pages = open();
  await pages.get('/a');
  version = 2;
  const released = Promise.withResolvers<void>();
  render.mockImplementationOnce(async (path) => {
    await released.promise;
    return responseOf(`${path} 2`);
  });
  pages.evict(['menu:en']);
  expect(await shown(pages, '/a')).toBe('/a 1');
  released.resolve();
  await expect.poll(() => shown(pages, '/a')).toBe('/a 2');
  expect(clear).toHaveBeenCalledWith(['menu:en']);
});

it('renders what was published before all else, and alone', async () => {
  const pages = open();
  const paths = Array.from({ length: 30 }, (_, index) => `/${index}`);
  for (const path of paths) await pages.get(path);
  render.mockClear();
  const released = Promise.withResolvers<void>();
  render.mockImplementationOnce(async (path) => {
    await released.promise;
    return responseOf(`${path} 2`);
  });
  const first = pages.evict(['menu:en'], ['/29']);
  await expect.poll(() => render.mock.calls.map(([path]) => path)).toEqual(['/29']);
  released.resolve();
  await first;
  await expect.poll(() => render.mock.calls.length).toBe(30);
});

describe('what is published while others are rendered', () => {
  const others = ['/a', '/b', '/c'];
  const asked = () => render.mock.calls.map(([path]) => path);
  let held: PromiseWithResolvers<void>;

  const openRendering = async () => {
    const pages = open();
    for (const path of ['/d', ...others.toReversed()]) await pages.get(path);
    render.mockClear();
    held = Promise.withResolvers<void>();
    for (const path of others) {
      render.mockImplementationOnce(async () => {
        await held.promise;
        return responseOf(`${path} 2`);
      });
    }
    pages.evict(['menu:en']);
    expect(asked()).toEqual(others);
    return pages;
  };

  it('waits for none of them, and has the renderer alone', async () => {
    const pages = await openRendering();
    const published = Promise.withResolvers<void>();
    render.mockImplementationOnce(async () => {
      await published.promise;
      return responseOf('/d 3');
    });
    const answer = pages.evict(['menu:en'], ['/d']);
    held.resolve();
    await setImmediate();
    expect(asked()).toEqual([...others, '/d']);
    published.resolve();
    expect(await answer).toMatchObject({ page: { etag: '/d 3' } });
    version = 3;
    await expect
      .poll(() => pages.usage().waiting === 0 && asked().toSorted())
      .toEqual(['/a', '/a', '/b', '/b', '/c', '/c', '/d']);
    expect(others.map((path) => pages.find(path)?.etag)).toEqual(['/a 3', '/b 3', '/c 3']);
  });

  it('is not rendered twice where it was one of them', async () => {
    const pages = await openRendering();
    version = 3;
    expect(await pages.evict(['menu:en'], ['/a'])).toMatchObject({ page: { etag: '/a 3' } });
    held.resolve();
    await expect.poll(() => pages.usage().waiting === 0 && asked().length).toBe(7);
    expect(asked().filter((path) => path === '/a')).toHaveLength(2);
    expect(pages.find('/a')?.etag).toBe('/a 3');
  });
});

it('lets neither the next that is published nor a visitor wait behind many that were', async () => {
  const pages = open();
  const released = Promise.withResolvers<void>();
  render.mockImplementation(async (path) => {
    if (path !== '/0') await released.promise;
    return responseOf(`${path} 2`);
  });
  await pages.evict(
    [],
    Array.from({ length: 30 }, (_, index) => `/${index}`),
  );
  await expect.poll(() => render).toHaveBeenCalledTimes(4);
  const asked = pages.get('/28');
  const published = pages.evict([], ['/29', '/27']);
  released.resolve();
  await Promise.all([asked, published]);
  expect(render.mock.calls.slice(4, 6).map(([path]) => path)).toEqual(['/29', '/28']);
  await expect.poll(() => render.mock.calls.length).toBeGreaterThanOrEqual(30);
});

it('renders again what a clearing met while it was rendered', async () => {
  const pages = open();
  render.mockImplementationOnce(async (path) => {
    pages.evict(['menu:en']);
    version = 2;
    return responseOf(`${path} 1`);
  });
  expect(await shown(pages, '/a')).toBe('/a 2');
  expect(render).toHaveBeenCalledTimes(2);
});

it('renders again what a clearing met while it was packed', async () => {
  let packing: Pages | undefined;
  const pages = open({
    finish: async (path, { body }, of) => {
      if (version === 1) {
        version = 2;
        packing?.evict(['menu:en']);
      }
      return stored(path, body, of);
    },
  });
  packing = pages;
  expect(await shown(pages, '/a')).toBe('/a 2');
  expect(render).toHaveBeenCalledTimes(2);
});

it('takes each page as old, and what is rendered just then, when what has changed is not known', async () => {
  const pages = open();
  await pages.get('/b');
  render.mockImplementationOnce(async (path) => {
    pages.evictAll();
    version = 2;
    return responseOf(`${path} 1`);
  });
  expect(await shown(pages, '/a')).toBe('/a 2');
  expect(clear).toHaveBeenCalledWith('all');
  expect(await shown(pages, '/b')).toBe('/b 1');
  await expect.poll(() => shown(pages, '/b')).toBe('/b 2');
});

it('leaves alone what has other tags, and waits with what has only a lazy one', async () => {
  const pages = open({ lazyTags: new Set(['updated']) });
  tags = ['navs', 'updated'];
  await pages.get('/a');
  render.mockClear();
  pages.evict(['menu:en']);
  pages.evict(['updated']);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(render).not.toHaveBeenCalled();
  await pages.get('/a');
  await expect.poll(() => render.mock.calls.length).toBe(1);
});

it('renders at any change what cannot say what it depends on', async () => {
  const pages = open();
  tags = [anyChange];
  await pages.get('/sitemap.xml');
  version = 2;
  pages.evict(['whatever']);
  await expect.poll(() => shown(pages, '/sitemap.xml')).toBe('/sitemap.xml 2');
});

describe('a failure', () => {
  it('never replaces a good page', async () => {
    const pages = open();
    await pages.get('/a');
    status = 500;
    await pages.evict(['menu:en'], ['/a']);
    expect(await shown(pages, '/a')).toBe('/a 1');
    status = 200;
    version = 2;
    await pages.evict(['menu:en'], ['/a']);
    expect(await shown(pages, '/a')).toBe('/a 2');
  });

  it('without a copy is passed on, and not asked for again at once', async () => {
    const pages = open();
    render.mockRejectedValue(new Error('gone'));
    await expect(pages.get('/a')).rejects.toThrow('gone');
    await expect(pages.get('/a')).rejects.toThrow();
    expect(render).toHaveBeenCalledTimes(1);
  });
});

it('stores nothing of addresses that do not exist, and forgets a page that is gone', async () => {
  const pages = open();
  await pages.get('/a');
  status = 404;
  for (let index = 0; index < 10_000; index += 1) await pages.get(`/unknown/${index}`);
  await pages.evict(['menu:en'], ['/a']);
  expect([...store.inMemory()]).toEqual([]);
  expect(await shown(pages, '/a')).toBe(404);
});

it('stores nothing that depends on its request', async () => {
  const pages = open();
  tags = null;
  await pages.get('/search');
  expect([...store.inMemory()]).toEqual([]);
});

it('refuses visitors beyond its queue, and not what was published', async () => {
  const pages = open();
  const never = Promise.withResolvers<Awaited<ReturnType<Render>>>();
  render.mockReturnValue(never.promise);
  const asked = Array.from({ length: 300 }, (_, index) => pages.get(`/${index}`).catch((error: unknown) => error));
  const refused = await Promise.race(asked);
  expect(refused).toBeInstanceOf(TooBusy);
  const published = pages.evict([], ['/published']);
  never.resolve(responseOf('late'));
  expect(await published).not.toBeNull();
  await Promise.all(asked);
});
