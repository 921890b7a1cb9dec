import type { ContentTypeName, EntryData } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { computeReturns } from './computeReturns.ts';
import {
  computedReturns,
  fundsInCategory,
  fundTerms,
  payoutsOf,
  priceSeries,
  pricesIn,
  replaceComputed,
  type StoredComputed,
} from './queries.ts';

const isYear = (period: string) => /^[cf]y\d/.test(period);

/** Of each fund as of its latest price. Funds without a category or a price have none. */
async function figuresOf(db: Db, ids: readonly string[]): Promise<StoredComputed[]> {
  if (ids.length === 0) return [];
  const terms = new Map((await fundTerms(db, ids)).map((fund) => [fund.fundId, fund]));
  const benchmarkIds = new Set([...terms.values()].flatMap(({ benchmarkId }) => benchmarkId ?? []));
  const benchmarks = new Map((await priceSeries(db, [...benchmarkIds])).map((own) => [own.fundId, pricesIn(own)]));
  const payouts = Map.groupBy(await payoutsOf(db, ids), ({ fundId }) => fundId);
  return (await priceSeries(db, ids)).flatMap((series): StoredComputed[] => {
    const { fundId } = series;
    const fund = terms.get(fundId);
    const prices = pricesIn(series);
    const navOf = new Map(prices.map(({ day, nav }) => [day, nav]));
    const asOf = prices.at(-1)?.day;
    if (!fund || asOf === undefined) return [];
    const own = payouts.get(fundId) ?? [];
    const figures = computeReturns({
      prices,
      payouts: own.map(({ exDay, amount }) => ({ exDay, amount, exNav: navOf.get(exDay) ?? null })),
      asOf,
      basis: fund.basis,
      inception: fund.inception,
      benchmark: benchmarks.get(fund.benchmarkId ?? '') ?? [],
    });
    return figures.map((figure) => ({ fundId, asOf, ...figure }));
  });
}

/**
 * Within the transaction that brings prices, payouts or values of benchmarks: a request only reads what is stored. Figures
 * of an earlier day are replaced.
 * @returns how many figures there are now
 */
export async function recomputeReturns(ctx: Ctx, fundIds: readonly string[]): Promise<number> {
  const rows = await figuresOf(ctx.db, fundIds);
  await replaceComputed(ctx.db, fundIds, rows, ctx.ports.clock.now());
  return rows.length;
}

/** What returns follow from beside prices and payouts, by type. */
const decisiveFields: Partial<Record<ContentTypeName, readonly string[]>> = {
  fund: ['category', 'inceptionDate', 'benchmarkValues'],
  fundCategory: ['basis'],
};

interface PublishedBase {
  type: ContentTypeName;
  id: string;
  /** What was public before; undefined for the first time. */
  before: EntryData | undefined;
  data: EntryData;
}

/** Within the transaction that publishes: figures never stand beside facts that they were not computed from. */
export async function recomputeAfterPublish(tx: Ctx, { type, id, before, data }: PublishedBase): Promise<void> {
  const fields = decisiveFields[type];
  if (!fields?.some((field) => (before?.[field] ?? null) !== (data[field] ?? null))) return;
  await recomputeReturns(tx, type === 'fund' ? [id] : await fundsInCategory(tx.db, id));
}

/**
 * Of the complete years, or of all other periods: as stored. For staff who look at the past, where nothing is stored,
 * they are computed from the prices and payouts that were known.
 */
export async function storedReturns(
  ctx: Ctx,
  fundIds: readonly string[],
  which: 'years' | 'running',
): Promise<StoredComputed[]> {
  if (!ctx.past) return computedReturns(ctx.db, fundIds, which);
  return (await figuresOf(ctx.db, fundIds)).filter(({ period }) => isYear(period) === (which === 'years'));
}
