import { type Locale, tags as tag } from '@fundfront/content-model';
import { calls, type ResponseOf, type SitePage } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { fillBlocks } from './blocks/fillBlocks.ts';
import { nullIfNotFound, read, readFresh } from './read.ts';
import { sanitize } from './sanitize.ts';

export type { FundRow, FundSheet, PageLink, SitePage } from '@fundfront/content-model/wire';

type PageResponse = ResponseOf<typeof calls.getPage>;

async function withSafeBody(page: SitePage, tags: readonly string[]): Promise<SitePage> {
  const filled = await fillBlocks(page.locale, page, tags);
  return { ...filled, body: filled.body === null ? null : sanitize(filled.body) };
}

export const getPage = cache(async (locale: Locale, path: string): Promise<PageResponse | null> => {
  const tags = [tag.branch(locale, path), tag.funds(locale), tag.navs()];
  const found = await nullIfNotFound(read(calls.getPage, { query: { locale, path } }, tags));
  return found?.kind === 'page' ? withSafeBody(found, tags) : found;
});

/** Null where the token is unknown or too old. */
export const getPreview = cache(async (token: string): Promise<SitePage | null> => {
  const page = await nullIfNotFound(readFresh(calls.getPreview, { query: { token } })).catch(() => null);
  return page && withSafeBody(page, []);
});
