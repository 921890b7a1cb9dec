import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@fundfront/api-client';
import { calls } from '@fundfront/content-model/wire';
import { pathsOfSitemap } from './pathsOfSitemap.ts';

const waitMs = 20;

async function isShown(url: string, text: string): Promise<boolean> {
  return (await (await fetch(url)).text()).includes(text);
}

/**
 * Milliseconds from the press that renames an item of the English main menu until the first page shows it, and until all
 * do that showed it under its old name.
 */
export async function menuToLive(editor: Client, site: string, wanted = 400) {
  const [item] = await editor.call(calls.editableMenu, { params: { menu: 'main' } });
  if (!item) throw new Error('The menu is empty');
  const paths: string[] = [];
  for (const path of await pathsOfSitemap(site)) {
    if (paths.length < wanted && (await isShown(site + path, `>${item.title}<`))) paths.push(path);
  }
  const params = { type: 'menu-items', id: item.id, locale: 'en' } as const;
  const { version, data } = await editor.call(calls.getEntry, { params });
  const title = `Renamed ${Date.now()}`;
  const saved = await editor.call(calls.saveEntry, { params, body: { version, data: { ...data, title } } });
  const startedAt = performance.now();
  await editor.call(calls.publishEntry, { params, body: { version: saved.version } });
  let first: number | null = null;
  for (const path of paths) {
    while (!(await isShown(site + path, title))) await sleep(waitMs);
    first ??= performance.now() - startedAt;
  }
  return { pages: paths.length, first: Math.round(first ?? 0), all: Math.round(performance.now() - startedAt) };
}
