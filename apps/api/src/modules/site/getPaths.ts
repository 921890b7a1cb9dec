import { defaultLocale, limits, publicPath } from '@fundfront/content-model';
import { type calls, type ParsedQuery, pageTypes, type ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { linksOfTypes } from '../live/queries.ts';
import { flattenSiteTree } from './flattenSiteTree.ts';

export async function getPaths({
  ctx,
  query: { locale, page = 1 },
}: {
  ctx: Ctx;
  query: ParsedQuery<typeof calls.getPaths>;
}): Promise<ResponseOf<typeof calls.getPaths>> {
  const english = await linksOfTypes(ctx.db, defaultLocale, pageTypes);
  const links = locale === defaultLocale ? english : await linksOfTypes(ctx.db, locale, pageTypes);
  const nodes = flattenSiteTree(links, english);
  const size = limits.siteMapPages;
  return {
    pages: Math.max(1, Math.ceil(nodes.length / size)),
    entries: nodes.slice((page - 1) * size, page * size).map(({ link, depth }) => {
      const { id, title, path } = link;
      return { id, path: publicPath(locale, path), title, depth };
    }),
  };
}
