import { type Locale, tags as tag } from '@fundfront/content-model';
import { calls, type WirePost } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { nullIfNotFound, read } from '../read.ts';
import { buildMenu, headingsOf, type MenuEntry, type MenuSource } from './buildMenu.ts';
import { defaultMenu } from './defaultMenu.ts';

export type { MenuColumn, MenuEntry, MenuLink } from './buildMenu.ts';

async function itemsOf(locale: Locale): Promise<MenuSource[]> {
  const call = locale === 'ur' ? calls.urduMenu : calls.mainMenu;
  try {
    const items = await read(call, {}, [tag.menu(locale)]);
    return items.length > 0 ? items : defaultMenu(locale);
  } catch {
    return defaultMenu(locale);
  }
}

async function pageOf(slug: string, lang: Locale): Promise<WirePost | null> {
  const call = nullIfNotFound(
    read(calls.getContent, { params: { slug }, query: { lang } }, [tag.fundLinks(lang), tag.menu(lang)]),
  );
  // A column without its funds is still a heading that leads to them.
  return call.catch(() => null);
}

export const getMenu = cache(async (locale: Locale): Promise<MenuEntry[]> => {
  const items = await itemsOf(locale);
  const slugs = [...new Set(headingsOf(items))];
  const found = await Promise.all(slugs.map(async (slug) => [slug, await pageOf(slug, locale)] as const));
  return buildMenu(items, new Map(found.flatMap(([slug, page]) => (page ? [[slug, page] as const] : []))));
});
