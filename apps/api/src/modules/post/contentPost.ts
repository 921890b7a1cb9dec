import { defaultLocale, type Locale, publicPath, riskProfiles } from '@fundfront/content-model';
import type { WirePost } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { liveData } from '../live/liveData.ts';
import { type LiveLink, type LiveRow, linksBelow, liveById, liveOfSlug, liveOfType } from '../live/queries.ts';
import { imageOf, pairsOf, textOf } from '../live/values.ts';

/** Categories first: the mega menu asks for them by the last part of a heading's address. */
const types = ['fundCategory', 'page', 'fund'] as const;

async function findBySlug(ctx: Ctx, locale: Locale, slug: string): Promise<LiveRow | undefined> {
  for (const type of types) {
    const [row] = await liveOfSlug(ctx.db, locale, type, slug);
    if (row) return row;
  }
  if (locale === defaultLocale) return undefined;
  // A menu in Urdu may lead by the English address of what has an address of its own in Urdu.
  const english = await findBySlug(ctx, defaultLocale, slug);
  return english && liveById(ctx.db, locale, english.id);
}

function childPage(link: LiveLink, locale: Locale): WirePost {
  return {
    type: 'page',
    slug: link.address.slice(link.address.lastIndexOf('/') + 1),
    title: link.title,
    body: '',
    image: null,
    seo: [],
    isActive: link.isActive,
    children: [],
    path: publicPath(locale, link.address),
  };
}

function childFund(row: LiveRow): WirePost[] {
  const data = liveData(row);
  if (row.address === null) return [];
  const riskProfile = riskProfiles.find((profile) => profile === data.riskProfile) ?? null;
  const post: WirePost = {
    type: 'page',
    slug: row.slug,
    title: row.title,
    body: '',
    image: null,
    seo: [],
    isActive: true,
    children: [],
    path: publicPath(row.locale, row.address),
    riskProfile,
  };
  return [post];
}

async function fundsOf(ctx: Ctx, locale: Locale, categoryId: string): Promise<WirePost[]> {
  const order = (row: LiveRow) => (typeof row.base.order === 'number' ? row.base.order : 0);
  const funds = (await liveOfType(ctx.db, locale, 'fund')).filter(({ base }) => base.category === categoryId);
  return funds
    .sort((one, other) => order(one) - order(other) || one.title.localeCompare(other.title))
    .flatMap(childFund);
}

async function childrenOf(ctx: Ctx, row: LiveRow): Promise<WirePost[]> {
  if (row.type === 'fundCategory') return fundsOf(ctx, row.locale, row.id);
  const links = await linksBelow(ctx.db, row.locale, row.id);
  return links.map((link) => childPage(link, row.locale));
}

/** A page with its children, or a fund category with its funds. */
export async function contentPost(input: { ctx: Ctx; slug: string; locale: Locale }): Promise<WirePost> {
  const { ctx, slug, locale } = input;
  const row = await findBySlug(ctx, locale, slug);
  if (!row) throw new AppError('NOT_FOUND', 'There is no page of this name.');
  const data = liveData(row);
  return {
    type: 'page',
    slug: row.slug,
    title: row.title,
    body: textOf(data, 'body') ?? textOf(data, 'about') ?? '',
    image: imageOf(data, 'image'),
    seo: pairsOf(data, 'seo'),
    isActive: data.isActive !== false,
    children: await childrenOf(ctx, row),
    ...(row.address !== null && { path: publicPath(locale, row.address) }),
  };
}
