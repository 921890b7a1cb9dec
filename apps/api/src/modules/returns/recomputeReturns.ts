import type { Ctx } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { computeReturns } from './computeReturns.ts';
import { computedReturns, fundTerms, payoutsOf, priceSeries, replaceComputed, type StoredComputed } from './queries.ts';

const isYear = (period: string) => /^[cf]y\d/.test(period);

/** Of each fund as of its latest price. Funds without a category or a price have none. */
async function figuresOf(db: Db, ids: readonly string[]): Promise<StoredComputed[]> {
  if (ids.length === 0) return [];
  const terms = new Map((await fundTerms(db, ids)).map((fund) => [fund.fundId, fund]));
  const payouts = Map.groupBy(await payoutsOf(db, ids), ({ fundId }) => fundId);
  return (await priceSeries(db, ids)).flatMap(({ fundId, days, navs }): StoredComputed[] => {
    const fund = terms.get(fundId);
    const navOf = new Map<string, string>();
    const each = navs.split(',');
    for (const [index, day] of days.split(',').entries()) navOf.set(day, each[index] ?? '');
    const asOf = [...navOf.keys()].at(-1);
    if (!fund || asOf === undefined) return [];
    const own = payouts.get(fundId) ?? [];
    const figures = computeReturns({
      prices: [...navOf].map(([day, nav]) => ({ day, nav })),
      payouts: own.map(({ exDay, amount }) => ({ exDay, amount, exNav: navOf.get(exDay) ?? null })),
      asOf,
      basis: fund.basis,
      inception: fund.inception,
    });
    return figures.map((figure) => ({ fundId, asOf, ...figure }));
  });
}

/**
 * Within the transaction that brings prices or payouts: a request only reads what is stored. Figures of an earlier day
 * are replaced.
 * @returns how many figures there are now
 */
export async function recomputeReturns(ctx: Ctx, fundIds: readonly string[]): Promise<number> {
  const ids = [...new Set(fundIds)];
  const rows = await figuresOf(ctx.db, ids);
  await replaceComputed(ctx.db, ids, rows, ctx.ports.clock.now());
  return rows.length;
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
