import { defaultLocale, type Locale, publicPath } from '@fundfront/content-model';
import { withSubFund } from '@fundfront/content-model/seo';
import type { FundRow, WirePost } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { liveData } from '../live/liveData.ts';
import { type LiveLink, type LiveRow, linksBelow, liveById, liveOfSlug } from '../live/queries.ts';
import { imageOf, keyValuesOf, textOf } from '../live/values.ts';
import { fundsOfCategory } from '../nav/fundRows.ts';

/** Categories first: the mega menu asks for them by the last part of a heading's address. */
const types = ['fundCategory', 'page', 'fund'] as const;

async function findBySlug(ctx: Ctx, locale: Locale, slug: string): Promise<LiveRow | undefined> {
  for (const type of types) {
    const [row] = await liveOfSlug(ctx.db, locale, type, slug);
    if (row) return row;
  }
  if (locale === defaultLocale) return undefined;
  // An Urdu menu may use the English address of what has its own in Urdu.
  const english = await findBySlug(ctx, defaultLocale, slug);
  const own = english && (await liveById(ctx.db, locale, english.id));
  // Funds are listed in English until they are translated, and so is their heading.
  return own ?? (english?.type === 'fundCategory' ? english : undefined);
}

function childPage(link: LiveLink, locale: Locale): WirePost {
  return {
    type: 'page',
    slug: link.path.slice(link.path.lastIndexOf('/') + 1),
    title: link.title,
    body: '',
    image: null,
    seo: [],
    isActive: link.isActive,
    children: [],
    path: publicPath(locale, link.path),
  };
}

function childFund({ title, subFund, path, riskProfile }: FundRow): WirePost {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const nothing = { body: '', image: null, seo: [], children: [] };
  return { type: 'page', slug, title: withSubFund(title, subFund), ...nothing, isActive: true, path, riskProfile };
}

async function childrenOf(ctx: Ctx, row: LiveRow, locale: Locale): Promise<WirePost[]> {
  if (row.type === 'fundCategory') return (await fundsOfCategory(ctx, row.id, locale)).map(childFund);
  const links = await linksBelow(ctx.db, locale, [row.id]);
  return links.map((link) => childPage(link, locale));
}

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
    seo: keyValuesOf(data, 'seo'),
    isActive: data.isActive !== false,
    children: await childrenOf(ctx, row, locale),
    ...(row.path !== null && { path: publicPath(locale, row.path) }),
  };
}
