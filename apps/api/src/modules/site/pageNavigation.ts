import { contentType, defaultLocale, type Locale, pathsAbove } from '@fundfront/content-model';
import type { PageLink, SitePage } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { ancestorIds, type LiveLink, linksBelow, linksOf, linksOfTypes } from '../live/queries.ts';
import { findLivePath } from '../paths/queries.ts';
import { byOrder, pageLink } from './links.ts';
import type { PageLabels } from './pageTabs.ts';

export interface PagePosition {
  id: string;
  type: SitePage['type'];
  parentId: string | null;
  locale: Locale;
  path: string;
  category: string | null;
  /** The root first. */
  above: readonly string[];
  words: PageLabels['words'];
}

type PageNavigation = Pick<SitePage, 'breadcrumbs' | 'children' | 'siblings'>;

async function breadcrumbsTo(ctx: Ctx, ids: readonly string[], { locale, words }: PagePosition): Promise<PageLink[]> {
  const links = new Map((await linksOf(ctx.db, locale, ids)).map((link) => [link.id, link]));
  const found = ids.flatMap((each) => links.get(each) ?? []);
  return found.map((link) => pageLink({ ...link, title: words.get(link.id) ?? link.title }, locale));
}

async function treeNavigation(ctx: Ctx, position: PagePosition): Promise<PageNavigation> {
  const { id, parentId, locale, above } = position;
  const [around, breadcrumbs] = await Promise.all([
    linksBelow(ctx.db, locale, parentId === null ? [id] : [parentId, id]),
    breadcrumbsTo(ctx, above, position),
  ]);
  const link = (other: LiveLink) => pageLink(other, locale);
  return {
    breadcrumbs,
    children: around.filter((other) => other.parentId === id && other.isActive).map(link),
    siblings: around.filter((other) => other.parentId !== id && (other.isActive || other.id === id)).map(link),
  };
}

async function fundNavigation(ctx: Ctx, { locale, category }: PagePosition): Promise<PageNavigation> {
  const above = category === null ? [] : await linksOf(ctx.db, locale, [category]);
  const funds = (await linksOfTypes(ctx.db, locale, ['fund'])).filter((fund) => fund.category === category);
  return {
    breadcrumbs: above.map((link) => pageLink(link, locale)),
    children: [],
    siblings: funds.sort(byOrder).map((link) => pageLink(link, locale)),
  };
}

async function categoryNavigation(ctx: Ctx, { locale }: PagePosition): Promise<PageNavigation> {
  const categories = await linksOfTypes(ctx.db, locale, ['fundCategory']);
  return { breadcrumbs: [], children: [], siblings: categories.sort(byOrder).map((link) => pageLink(link, locale)) };
}

/** The nearest page above, in the language or in English (a translated page may have another address). */
async function findParentPage(ctx: Ctx, path: string, locale: Locale): Promise<string | null> {
  for (const above of pathsAbove(path)) {
    for (const language of new Set([locale, defaultLocale])) {
      const found = await findLivePath(ctx.db, language, above);
      if (found && found.role !== 'redirect') return found.entryId;
    }
  }
  return null;
}

async function ownPathNavigation(ctx: Ctx, position: PagePosition): Promise<PageNavigation> {
  const above = await findParentPage(ctx, position.path, position.locale);
  const ids = above === null ? [] : [...(await ancestorIds(ctx.db, above)), above];
  return { breadcrumbs: await breadcrumbsTo(ctx, ids, position), children: [], siblings: [] };
}

/** Above (outermost first, without home and the page itself), right below, and beside it. */
export function pageNavigation(ctx: Ctx, position: PagePosition): Promise<PageNavigation> {
  if (position.type === 'fund') return fundNavigation(ctx, position);
  if (position.type === 'fundCategory') return categoryNavigation(ctx, position);
  return contentType(position.type).routing === 'own'
    ? ownPathNavigation(ctx, position)
    : treeNavigation(ctx, position);
}
