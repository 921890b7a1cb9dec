import { type Locale, type RiskProfile, riskProfiles } from '@fundfront/content-model';
import { addDays } from '@fundfront/content-model/karachi';
import type { FundRow } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { holidaysBetween } from '../ledger/queries/holidays.ts';
import { fundsWithPayout } from '../ledger/queries/sheet.ts';
import { textOf } from '../live/values.ts';
import { mergeReturns } from '../returns/mergeReturns.ts';
import { storedReturns } from '../returns/recomputeReturns.ts';
import { type LiveItem, liveItems } from './liveItems.ts';
import { priceOf } from './priceOf.ts';
import { latestPrices, latestReturns, type StoredPrice } from './queries.ts';

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

function rowOf(fund: LiveItem, category: Category, price: FundRow['price'], returns: FundRow['returns']): FundRow {
  const { slug, title, group } = category;
  const ytd = returns.find(({ period }) => period === 'ytd');
  return {
    id: fund.id,
    title: fund.title,
    subFund: textOf(fund.data, 'subFund'),
    path: fund.path,
    category: { slug, title, group },
    riskProfile: isRisk(fund.data.riskProfile) ? fund.data.riskProfile : null,
    rating: textOf(fund.data, 'rating'),
    price,
    ytd: ytd ? { percent: ytd.percent, basis: ytd.basis, asOf: ytd.asOf } : null,
    returns,
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

/** Of the latest price of each fund: holidays before it, and whether it is exclusive of a payout. */
async function knownOfDays(ctx: Ctx, prices: ReadonlyMap<string, readonly StoredPrice[]>) {
  const latest = [...prices].flatMap(([fundId, own]) => {
    const day = own.at(-1)?.validityDate;
    return day === undefined ? [] : [{ fundId, day }];
  });
  const days = latest.map(({ day }) => day).sort();
  const [first, last] = [days[0], days.at(-1)];
  const holidays = first && last ? await holidaysBetween(ctx.db, addDays(first, -recentDays), last) : [];
  const closedDays = new Set(holidays.map(({ day }) => day));
  const exDay = new Set(await fundsWithPayout(ctx.db, latest));
  return (fundId: string) => ({ closedDays, isExDay: exDay.has(fundId) });
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
  const announced = byFund(await latestReturns(ctx.db, ids));
  const computed = byFund(await storedReturns(ctx, ids, 'running'));
  const returnsOf = (id: string) => mergeReturns(announced.get(id)?.[0], computed.get(id) ?? []);
  const known = await knownOfDays(ctx, prices);
  const latestOf = (id: string) => priceOf(prices.get(id) ?? [], known(id));
  return funds
    .sort(
      (a, b) =>
        a.index - b.index || numberOf(a.fund) - numberOf(b.fund) || a.fund.title.localeCompare(b.fund.title, 'en'),
    )
    .map(({ fund, category }) => rowOf(fund, category, latestOf(fund.id), returnsOf(fund.id)));
}

export function fundsOfCategory(ctx: Ctx, categoryId: string, locale: Locale): Promise<FundRow[]> {
  return fundRows({ ctx, locale, categoryId });
}
