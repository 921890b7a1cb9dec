import type { Locale } from '@fundfront/content-model';
import type { FundSheet } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { besideBenchmark, yearReturns } from '../returns/mergeReturns.ts';
import { storedReturns } from '../returns/recomputeReturns.ts';
import { benchmarkOf } from './benchmarkOf.ts';
import { fundRows } from './fundRows.ts';
import { allPrices } from './queries.ts';

/** Null if the public cannot see the fund. */
export async function fundSheetOf(ctx: Ctx, fundId: string, locale: Locale): Promise<FundSheet | null> {
  const [row] = await fundRows({ ctx, locale, fundId });
  if (!row) return null;
  const history = await allPrices(ctx.db, fundId);
  const benchmark = await benchmarkOf(ctx, locale, fundId);
  const running = benchmark ? await storedReturns(ctx, [fundId], 'running') : [];
  return {
    row,
    benchmark: benchmark?.title ?? null,
    returns: besideBenchmark(row.returns, running),
    years: yearReturns(await storedReturns(ctx, [fundId], 'years'), benchmark !== null),
    history: history.map(({ validityDate, nav }) => ({ date: validityDate, nav })),
  };
}
