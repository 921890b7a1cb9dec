// @vitest-environment node

import { beforeEach, expect, it, vi } from 'vitest';
import { PageStore } from './pageStore.ts';
import { Pages, type PagesOptions } from './pages.ts';
import { shown, stored } from './test/fakePages.ts';

let store: PageStore;
let version: number;
let menu: number;
const render = vi.fn<PagesOptions['render']>();
const responseOf = (text: string) => ({ status: 200, headers: {}, body: Buffer.from(text) });
const chrome = '/chrome';
const source = Buffer.alloc(0);
const compose = vi.fn<PagesOptions['compose']>(async (page, { etag }) => ({
  ...page,
  etag: `${page.etag.split(' with ')[0]} with ${etag}`,
  chrome: { path: chrome, etag, source },
}));

function openFramed(): Pages {
  const pages: Pages = new Pages({
    store,
    render,
    clear: vi.fn(),
    compose,
    chromePaths: new Set([chrome]),
    lazyTags: new Set(['updated']),
    finish: async (path, { body }, of) => {
      const page = stored(path, body, of);
      return path === chrome ? page : compose(page, await pages.chrome(chrome));
    },
  });
  return pages;
}

beforeEach(() => {
  store = new PageStore({ folder: null, log: vi.fn() });
  [version, menu] = [1, 1];
  compose.mockClear();
  render
    .mockReset()
    .mockImplementation(async (path) =>
      path === chrome
        ? { ...responseOf(`menu ${menu}`), tags: ['menu:en', 'updated'] }
        : { ...responseOf(`${path} ${version}`), tags: [`page:${path}`] },
    );
});

const rendered = () => render.mock.calls.map(([path]) => path);

it('header and footer are drawn once for pages that are asked for at the same time, however many', async () => {
  const pages = openFramed();
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  expect(await Promise.all(paths.map((path) => shown(pages, path)))).toEqual(
    paths.map((path) => `${path} 1 with menu 1`),
  );
  expect(rendered().filter((path) => path === chrome)).toHaveLength(1);
});

it('header and footer change on each page without rendering it again', async () => {
  const pages = openFramed();
  for (const path of ['/a', '/b']) await pages.get(path);
  render.mockClear();
  menu = 2;
  await pages.evict(['menu:en']);
  expect(await shown(pages, '/a')).toBe('/a 1 with menu 1');
  await expect.poll(() => shown(pages, '/a')).toBe('/a 1 with menu 2');
  await expect.poll(() => shown(pages, '/b')).toBe('/b 1 with menu 2');
  expect(rendered()).toEqual([chrome]);
});

it('header and footer are new on what was published with them', async () => {
  const pages = openFramed();
  await pages.get('/a');
  [version, menu] = [2, 2];
  await pages.evict(['menu:en', 'page:/a'], ['/a']);
  expect(await shown(pages, '/a')).toBe('/a 2 with menu 2');
});

it('header and footer that are as they were touch no page, and what may wait waits', async () => {
  const pages = openFramed();
  await pages.get('/a');
  render.mockClear();
  compose.mockClear();
  vi.useFakeTimers();
  await pages.evict(['updated']);
  expect(await shown(pages, '/a')).toBe('/a 1 with menu 1');
  expect(rendered()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  await expect.poll(rendered).toEqual([chrome]);
  expect(compose).not.toHaveBeenCalled();
});

it('header and footer say what a page depends on, and that it is old until they are new', async () => {
  const pages = openFramed();
  await pages.get('/a');
  const page = store.get('/a');
  if (!page) throw new Error('It is not stored');
  expect(pages.tagsOf(page)).toEqual(['page:/a', 'menu:en', 'updated']);
  expect(pages.isOld(page)).toBe(false);
  menu = 2;
  void pages.evict(['menu:en']);
  expect(pages.isOld(page)).toBe(true);
  await expect.poll(() => shown(pages, '/a')).toBe('/a 1 with menu 2');
  expect(pages.isOld(store.get('/a') ?? page)).toBe(false);
});

it('header and footer that cannot be drawn leave the last ones on what is rendered meanwhile', async () => {
  const pages = openFramed();
  await pages.get('/a');
  render.mockImplementation(async (path) => {
    if (path === chrome) throw new Error('gone');
    return { ...responseOf(`${path} 2`), tags: [`page:${path}`] };
  });
  await pages.evict(['menu:en', 'page:/a'], ['/a']);
  expect(await shown(pages, '/a')).toBe('/a 2 with menu 1');
  expect(await shown(pages, '/b')).toBe('/b 2 with menu 1');
});
