import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@fundfront/api-client';
import { calls } from '@fundfront/content-model/wire';
import { pathsOfSitemap } from './pathsOfSitemap.ts';
import { readPage } from './readPage.ts';

const waitMs = 20;
const readers = 4;

/**
 * Milliseconds from the press that renames an item of the English main menu until the first page shows it, and until all
 * do that showed it under its old name.
 */
export async function menuToLive(editor: Client, site: string, wanted = 400) {
  const [item] = await editor.call(calls.editableMenu, { params: { menu: 'main' } });
  if (!item) throw new Error('The menu is empty');
  const paths: string[] = [];
  for (const path of await pathsOfSitemap(site)) {
    if (paths.length < wanted && (await readPage(site + path)).includes(`>${item.title}<`)) paths.push(path);
  }
  const params = { type: 'menu-items', id: item.id, locale: 'en' } as const;
  const { version, data } = await editor.call(calls.getEntry, { params });
  const title = `Renamed ${Date.now()}`;
  const saved = await editor.call(calls.saveEntry, { params, body: { version, data: { ...data, title } } });
  const startedAt = performance.now();
  await editor.call(calls.publishEntry, { params, body: { version: saved.version } });
  const shownAt: number[] = [];
  // The site begins with those that were read last.
  const left = [...paths];
  const read = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      while (!(await readPage(site + path)).includes(title)) await sleep(waitMs);
      shownAt.push(Math.round(performance.now() - startedAt));
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return { pages: paths.length, first: Math.min(...shownAt), all: Math.max(...shownAt) };
}
