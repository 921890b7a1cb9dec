import { defaultLocale, type Locale, locales, otherLocale, publicPath } from '@fundfront/content-model';
import { type calls, pageTypes, type ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { linksOfTypes } from '../live/queries.ts';
import { flattenSiteTree, type SiteTreeNode } from './flattenSiteTree.ts';
import { isIndexed } from './links.ts';

type SitePath = ResponseOf<typeof calls.getPaths>[number];
export async function getPaths({ ctx }: { ctx: Ctx }): Promise<SitePath[]> {
  const english = await linksOfTypes(ctx.db, defaultLocale, pageTypes);
  const nodes: { locale: Locale; node: SiteTreeNode }[] = [];
  for (const locale of locales) {
    const links = locale === defaultLocale ? english : await linksOfTypes(ctx.db, locale, pageTypes);
    for (const node of flattenSiteTree(links, english)) nodes.push({ locale, node });
  }
  const paths = new Map(
    nodes.map(({ locale, node: { link } }) => [`${link.id}.${locale}`, publicPath(locale, link.path)]),
  );
  return nodes.map(({ locale, node: { link, depth } }) => {
    const other = otherLocale(locale);
    const alternate = paths.get(`${link.id}.${other}`);
    return {
      id: link.id,
      locale,
      path: publicPath(locale, link.path),
      title: link.title,
      depth,
      updatedAt: (link.publishedAt ?? ctx.ports.clock.now()).toISOString(),
      alternate: alternate === undefined ? null : { locale: other, path: alternate },
      indexed: isIndexed(link.seo),
    };
  });
}
