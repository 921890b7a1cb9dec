import { type Locale, tags as tag } from '@fundfront/content-model';
import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import { cache } from 'react';
import { bindUrdu } from './bindUrdu.ts';
import { read, readFresh } from './read.ts';

export type { ListedFund, NavBoard, PublicSettings } from '@fundfront/content-model/wire';

export const getSettings = cache((lang: Locale) => read(calls.getSettings, { query: { lang } }, [tag.settings()]));

export const getNavBoard = cache((locale: Locale) =>
  read(calls.getNavBoard, { query: { locale } }, [tag.navs(), tag.funds(locale)]),
);

export const getFunds = cache((locale: Locale) =>
  read(calls.listFunds, { query: { locale } }, [tag.navs(), tag.funds(locale)]),
);

export const getPaths = cache(async (locale: Locale, number: number) => {
  const query = { locale, ...(number > 1 && { page: String(number) }) };
  return bindUrdu(await read(calls.getPaths, { query }, [tag.sitemap()]));
});
export type PathEntry = Awaited<ReturnType<typeof getPaths>>['entries'][number];

/** Says when each address last changed: read anew for each rendering. */
export const getSitemap = (part: number) => readFresh(calls.getSitemap, { query: { part: String(part) } });
export type SitemapEntry = Awaited<ReturnType<typeof getSitemap>>['entries'][number];

export const getLinks = (locale: Locale, paths: readonly string[]) =>
  read(
    calls.getLinks,
    { query: { locale, paths: paths.join(',') } },
    paths.map((path) => tag.page(locale, path)),
  );

export const getUpdatedDate = cache(async () => (await read(calls.updatedDate, {}, [tag.updated()])).updatedDate);

export type SearchHit = ResponseOf<typeof calls.searchPages>[number];

export function findPages(search: string, lang: Locale): Promise<SearchHit[]> {
  return readFresh(calls.searchPages, { body: { search, lang } });
}
