import { type Locale, type RiskProfile, riskProfiles } from '@fundfront/content-model';
import type { FundRow } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { textOf } from '../live/values.ts';
import { type LiveItem, liveItems } from './liveItems.ts';
import { priceOf } from './priceOf.ts';
import { latestPrices, latestReturns, type StoredPrice, type StoredReturns } from './queries.ts';
import { basisOf } from './returnBasis.ts';

const recentDays = 30;

export interface Category extends LiveItem {
  group: string;
  order: number;
}

const numberOf = (item: LiveItem) => (typeof item.data.order === 'number' ? item.data.order : 0);

const isRisk = (value: unknown): value is RiskProfile => riskProfiles.some((profile) => profile === value);

export async function liveCategories(ctx: Ctx, locale: Locale): Promise<Category[]> {
  const items = await liveItems(ctx, locale, 'fundCategory');
  return items
    .map((item) => ({ ...item, group: textOf(item.data, 'group') ?? item.slug, order: numberOf(item) }))
    .sort((a, b) => a.order - b.order || a.title.localeCompare(b.title));
}

/** A category with its group's name is the group's own page: it lists the funds of all its categories. */
export function isGroupPage(category: Pick<Category, 'slug' | 'group'>): boolean {
  return category.slug === category.group;
}

function rowOf(fund: LiveItem, category: Category, prices: StoredPrice[], returns: StoredReturns | undefined): FundRow {
  const { slug, title, group } = category;
  const ytd = returns?.figures.ytd;
  return {
    id: fund.id,
    title: fund.title,
    subFund: textOf(fund.data, 'subFund'),
    path: fund.path,
    category: { slug, title, group },
    riskProfile: isRisk(fund.data.riskProfile) ? fund.data.riskProfile : null,
    rating: textOf(fund.data, 'rating'),
    price: priceOf(prices),
    ytd: returns && ytd !== undefined ? { percent: ytd, basis: basisOf(returns, 'ytd'), asOf: returns.asOf } : null,
  };
}

interface FundFilter {
  ctx: Ctx;
  locale: Locale;
  categoryId?: string;
  fundId?: string;
}

function matchesFilter(
  fund: LiveItem,
  category: Category,
  within: Category | undefined,
  { categoryId, fundId }: FundFilter,
) {
  if (fundId !== undefined && fund.id !== fundId) return false;
  if (categoryId === undefined) return true;
  return category.id === categoryId || (within && isGroupPage(within) && category.group === within.group);
}

function byFund<Row extends { fundId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.fundId, [...(groups.get(row.fundId) ?? []), row]);
  return groups;
}

export async function fundRows(filter: FundFilter): Promise<FundRow[]> {
  const { ctx, locale } = filter;
  const categories = await liveCategories(ctx, locale);
  const within = categories.find((category) => category.id === filter.categoryId);
  const categoryById = new Map(categories.map((category, index) => [category.id, { category, index }]));
  const funds = (await liveItems(ctx, locale, 'fund')).flatMap((fund) => {
    const found = categoryById.get(textOf(fund.data, 'category') ?? '');
    return found && matchesFilter(fund, found.category, within, filter) ? [{ fund, ...found }] : [];
  });
  const ids = funds.map(({ fund }) => fund.id);
  const prices = byFund(await latestPrices(ctx.db, ids, recentDays));
  const returns = byFund(await latestReturns(ctx.db, ids));
  return funds
    .sort(
      (a, b) =>
        a.index - b.index || numberOf(a.fund) - numberOf(b.fund) || a.fund.title.localeCompare(b.fund.title, 'en'),
    )
    .map(({ fund, category }) => rowOf(fund, category, prices.get(fund.id) ?? [], returns.get(fund.id)?.[0]));
}

export function fundsOfCategory(ctx: Ctx, categoryId: string, locale: Locale): Promise<FundRow[]> {
  return fundRows({ ctx, locale, categoryId });
}
