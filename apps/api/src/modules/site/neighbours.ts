import type { Locale } from '@fundfront/content-model';
import type { SitePage } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { ancestorIds, type LiveLink, linksBelow, linksOf, linksOfTypes } from '../live/queries.ts';
import { byOrder, pageLink } from './links.ts';

export interface Placed {
  id: string;
  type: string;
  parentId: string | null;
  locale: Locale;
  /** Of a fund: its category. */
  category: string | null;
}

type Neighbours = Pick<SitePage, 'breadcrumbs' | 'children' | 'siblings'>;

async function inTree(ctx: Ctx, { id, parentId, locale }: Placed): Promise<Neighbours> {
  const above = parentId === null ? [] : [...(await ancestorIds(ctx.db, parentId)), parentId];
  const ancestors = new Map((await linksOf(ctx.db, locale, above)).map((link) => [link.id, link]));
  const siblings = parentId === null ? [] : await linksBelow(ctx.db, locale, parentId);
  const children = await linksBelow(ctx.db, locale, id);
  const link = (other: LiveLink) => pageLink(other, locale);
  return {
    breadcrumbs: above.flatMap((ancestor) => ancestors.get(ancestor) ?? []).map(link),
    children: children.filter(({ isActive }) => isActive).map(link),
    siblings: siblings.filter((other) => other.isActive || other.id === id).map(link),
  };
}

async function ofFund(ctx: Ctx, { locale, category }: Placed): Promise<Neighbours> {
  const above = category === null ? [] : await linksOf(ctx.db, locale, [category]);
  const funds = (await linksOfTypes(ctx.db, locale, ['fund'])).filter((fund) => fund.category === category);
  return {
    breadcrumbs: above.map((link) => pageLink(link, locale)),
    children: [],
    siblings: funds.sort(byOrder).map((link) => pageLink(link, locale)),
  };
}

async function ofCategory(ctx: Ctx, { locale }: Placed): Promise<Neighbours> {
  const categories = await linksOfTypes(ctx.db, locale, ['fundCategory']);
  return { breadcrumbs: [], children: [], siblings: categories.sort(byOrder).map((link) => pageLink(link, locale)) };
}

/** The pages around one: above it (outermost first, home and itself left out), right below it, and beside it. */
export function neighboursOf(ctx: Ctx, placed: Placed): Promise<Neighbours> {
  if (placed.type === 'fund') return ofFund(ctx, placed);
  return placed.type === 'fundCategory' ? ofCategory(ctx, placed) : inTree(ctx, placed);
}
