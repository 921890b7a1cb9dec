import { otherLocale, publicPath } from '@fundfront/content-model';
import type { calls, ParsedQuery, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { isIndexed } from './links.ts';
import { sitemapParts, sitemapRows } from './queries/sitemap.ts';

const instantOf = (value: Date | string) => new Date(value).toISOString();

/** The first part where none is named. What search engines are not to know is left out of its part. */
export async function getSitemap({
  ctx,
  query: { part = 1 },
}: {
  ctx: Ctx;
  query: ParsedQuery<typeof calls.getSitemap>;
}): Promise<ResponseOf<typeof calls.getSitemap>> {
  const rows = await sitemapRows(ctx.db, part);
  const entries = rows.filter(({ seo, isActive }) => isActive && isIndexed(seo));
  return {
    parts: (await sitemapParts(ctx.db)).map(({ updatedAt }) => ({ updatedAt: instantOf(updatedAt) })),
    entries: entries.map(({ locale, path, publishedAt, otherPath }) => {
      const other = otherLocale(locale);
      return {
        locale,
        path: publicPath(locale, path),
        updatedAt: instantOf(publishedAt),
        alternate: otherPath === null ? null : { locale: other, path: publicPath(other, otherPath) },
      };
    }),
  };
}
