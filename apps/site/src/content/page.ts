import { type Locale, splitPublicPath, tags as tag, tagsOfPage } from '@fundfront/content-model';
import { calls, type ResponseOf, type SitePage } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { hasPages, splitListPath } from '../listPages.ts';
import { fillBlocks } from './blocks/fillBlocks.ts';
import { nullIfNotFound, read, readFresh } from './read.ts';
import { sanitize } from './sanitize.ts';

export type { FundRow, FundSheet, PageLink, SitePage } from '@fundfront/content-model/wire';

type PageResponse = ResponseOf<typeof calls.getPage>;

async function withSafeBody(page: SitePage, tags: readonly string[]): Promise<SitePage> {
  const filled = await fillBlocks(page.locale, page, tags);
  return { ...filled, body: filled.body === null ? null : sanitize(filled.body) };
}

const tagsAt = (locale: Locale, path: string) => [...tagsOfPage(locale, path), tag.sections(locale)];

/** What is said of funds changes with every price: other pages are read without it. */
async function withFigures(locale: Locale, path: string): Promise<{ found: PageResponse | null; tags: string[] }> {
  const own = tagsAt(locale, path);
  const found = await nullIfNotFound(read(calls.getPage, { query: { locale, path, figures: 'none' } }, own));
  if (found?.kind !== 'page' || (found.type !== 'fund' && found.type !== 'fundCategory')) return { found, tags: own };
  const tags = [...own, tag.funds(locale), tag.navs()];
  return { found: await nullIfNotFound(read(calls.getPage, { query: { locale, path } }, tags)), tags };
}

export const getPage = cache(async (locale: Locale, path: string): Promise<PageResponse | null> => {
  const { found, tags } = await withFigures(locale, path);
  if (found?.kind !== 'page') return found;
  const canonical = splitPublicPath(found.path).path;
  // By another address of it, what lies beside it would not be known.
  return canonical === path ? withSafeBody(found, tags) : getPage(locale, canonical);
});

/** Null where the token is unknown or too old. */
export const getPreview = cache(async (token: string): Promise<SitePage | null> => {
  const page = await nullIfNotFound(readFresh(calls.getPreview, { query: { token } })).catch(() => null);
  return page && withSafeBody(page, []);
});

/** What answers at an address, and which page of its list is meant. */
export async function getPageOfList(
  locale: Locale,
  path: string,
): Promise<{ found: PageResponse | null; number: number }> {
  const asked = splitListPath(path);
  const list = asked && (await getPage(locale, asked.path));
  if (asked && list?.kind === 'page' && hasPages(list.template)) return { found: list, number: asked.number };
  return { found: await getPage(locale, path), number: 1 };
}
