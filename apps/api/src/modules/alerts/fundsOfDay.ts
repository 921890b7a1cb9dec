import { type Locale, limits } from '@fundfront/content-model';
import { addDays } from '@fundfront/content-model/karachi';
import type { FundRow } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { fundRows } from '../nav/fundRows.ts';
import { priceOf } from '../nav/priceOf.ts';
import { pricesAround, type StoredPrice } from '../nav/queries.ts';
import { closuresOn } from './queries/ledger.ts';

export interface FundOfDay {
  fund: FundRow;
  /** Of the day, with its change on the day; null where none is announced. */
  price: FundRow['price'];
  /** Why it announced none; null where it announced a price, or nothing yet. */
  closure: Record<Locale, string | null> | null;
  /** The last price before the day. */
  before: StoredPrice | undefined;
}

export const isMissing = ({ price, closure }: FundOfDay) => price === null && closure === null;

/**
 * The public funds that announced something for the day (YYYY-MM-DD), or are expected to since they did lately; in the
 * order of the board.
 */
export async function fundsOfDay(ctx: Ctx, locale: Locale, day: string): Promise<FundOfDay[]> {
  const funds = await fundRows({ ctx, locale });
  const around = await pricesAround(
    ctx.db,
    funds.map(({ id }) => id),
    { from: day, to: day },
  );
  const byFund = Map.groupBy(around, ({ fundId }) => fundId);
  const closures = new Map((await closuresOn(ctx.db, day)).map(({ fundId, en, ur }) => [fundId, { en, ur }]));
  const expectedSince = addDays(day, -limits.priceAlertGapDays);
  return funds.flatMap((fund) => {
    const prices = byFund.get(fund.id) ?? [];
    const hasPrice = prices.at(-1)?.validityDate === day;
    const before = hasPrice ? prices.at(-2) : prices.at(-1);
    const closure = closures.get(fund.id) ?? null;
    const isExpected = before !== undefined && before.validityDate >= expectedSince;
    if (!hasPrice && !closure && !isExpected) return [];
    return [{ fund, price: hasPrice ? priceOf(prices) : null, closure: hasPrice ? null : closure, before }];
  });
}
