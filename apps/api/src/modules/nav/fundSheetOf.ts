import type { Locale } from '@fundfront/content-model';
import type { FundSheet } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { fundRows } from './fundRows.ts';
import { allPrices, latestReturns } from './queries.ts';
import { basisOf, periods } from './returnBasis.ts';

/** Null if the public cannot see the fund. */
export async function fundSheetOf(ctx: Ctx, fundId: string, locale: Locale): Promise<FundSheet | null> {
  const [row] = await fundRows({ ctx, locale, fundId });
  if (!row) return null;
  const [returns] = await latestReturns(ctx.db, [fundId]);
  const history = await allPrices(ctx.db, fundId);
  return {
    row,
    returns: periods.flatMap((period) => {
      const percent = returns?.figures[period];
      if (!returns || percent === undefined) return [];
      return [{ period, percent, basis: basisOf(returns, period), asOf: returns.asOf }];
    }),
    history: history.map(({ validityDate, nav }) => ({ date: validityDate, nav })),
  };
}
