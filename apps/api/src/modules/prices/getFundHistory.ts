import { type Locale, limits } from '@fundfront/content-model';
import { daysBetween, monthsBefore } from '@fundfront/content-model/plainDays';
import type { FundHistory, FundRow, HistoryRow } from '@fundfront/content-model/wire';
import Big from 'big.js';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isWeekend } from '../ledger/businessDays.ts';
import { type HolidayRow, holidaysBetween } from '../ledger/queries/holidays.ts';
import { fundRows } from '../nav/fundRows.ts';
import { changeOf } from '../nav/priceOf.ts';
import { pricesAround, type StoredPrice } from '../nav/queries.ts';
import { type Bounds, boundsOf, type Closure, closuresOf, type Payout, payoutsOf, type Span } from './queries.ts';

/** What the pages show when nobody has chosen a range. */
const defaultMonths = 3;

export interface HistoryInput {
  id: string;
  locale: Locale;
  from?: string | undefined;
  to?: string | undefined;
}

export function listedFundOf({ id, title, subFund, path, riskProfile }: FundRow): FundHistory['fund'] {
  return { id, title, subFund, path, riskProfile };
}

function refuse(path: 'from' | 'to', message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path, message }] });
}

/** Null for a fund without prices whose range nobody has chosen. */
function spanOf({ from, to }: HistoryInput, { last }: Bounds): Span | null {
  const end = to ?? (from !== undefined && last !== null && last < from ? from : (last ?? from));
  if (end === undefined) return null;
  const start = from ?? monthsBefore(end, defaultMonths);
  if (start > end) refuse('to', 'The range ends before it begins.');
  if (daysBetween(start, end) >= limits.historyDays) {
    refuse('from', `The range is longer than ${limits.historyDays.toLocaleString('en')} days.`);
  }
  return { from: start, to: end };
}

/** In the words that stand behind “No NAV: ”. */
export function publicHoliday({ en, ur }: { en: string; ur: string }): { en: string; ur: string } {
  return { en: `public holiday, ${en}`, ur: `عام تعطیل، ${ur}` };
}

export function reasonOf({ en, ur }: Closure): HistoryRow['reason'] {
  return en !== null && ur !== null ? { en, ur } : null;
}

interface Known {
  /** Oldest first, with the one before the span. */
  prices: readonly StoredPrice[];
  closures: readonly Closure[];
  holidays: readonly HolidayRow[];
  payouts: readonly Payout[];
}

function rowsOfSpan({ prices, closures, holidays, payouts }: Known, { from }: Span): HistoryRow[] {
  const closedDays = new Set([...closures, ...holidays].map(({ day }) => day));
  const none = { nav: null, offer: null, redemption: null, change: null, payout: null, reason: null };
  const rows = new Map<string, HistoryRow>();
  for (const { day, nameEn, nameUr } of holidays) {
    if (!isWeekend(day)) rows.set(day, { ...none, day, reason: publicHoliday({ en: nameEn, ur: nameUr }) });
  }
  for (const closure of closures) rows.set(closure.day, { ...none, day: closure.day, reason: reasonOf(closure) });
  for (const [index, price] of prices.entries()) {
    const { validityDate: day, nav, offer, redemption } = price;
    if (day < from) continue;
    const change = changeOf(price, prices[index - 1], closedDays);
    rows.set(day, { day, nav, offer, redemption, change, payout: null, reason: null });
  }
  for (const { day, amount } of payouts) {
    // Against the price before it, a price without the payout would seem to have fallen.
    rows.set(day, { ...(rows.get(day) ?? { ...none, day }), change: null, payout: new Big(amount).toFixed() });
  }
  return [...rows.values()].sort((a, b) => (a.day < b.day ? 1 : -1));
}

/** The latest of equal ones. */
function extremeOf(rows: readonly HistoryRow[], sign: 1 | -1): FundHistory['high'] {
  return rows.reduce<FundHistory['high']>((found, { day, nav }) => {
    if (nav === null || (found && new Big(nav).cmp(found.nav) * sign <= 0)) return found;
    return { day, nav };
  }, null);
}

/** NOT_FOUND for a fund that the public cannot see; VALIDATION for a range that ends before it begins, or is too long. */
export async function getFundHistory({ ctx, input }: { ctx: Ctx; input: HistoryInput }): Promise<FundHistory> {
  const [fund] = await fundRows({ ctx, locale: input.locale, fundId: input.id });
  if (!fund) throw new AppError('NOT_FOUND', 'There is no such fund.');
  const bounds = await boundsOf(ctx.db, [fund.id]);
  const span = spanOf(input, bounds);
  const known = { fund: listedFundOf(fund), first: bounds.first, last: bounds.last };
  if (!span) return { ...known, from: null, to: null, prices: [], high: null, low: null };
  const stored = await pricesAround(ctx.db, [fund.id], span);
  // From the price before the range on, so that the first change in it knows of a holiday before it.
  const around = { from: stored[0]?.validityDate ?? span.from, to: span.to };
  const lastKnown = bounds.last !== null && bounds.last < span.to ? bounds.last : span.to;
  const rows = rowsOfSpan(
    {
      prices: stored,
      closures: await closuresOf(ctx.db, [fund.id], around),
      // A fund has no price on a holiday; before its first price, and after its last, that says nothing of it.
      holidays: await holidaysBetween(ctx.db, around.from, lastKnown),
      payouts: await payoutsOf(ctx.db, fund.id, span),
    },
    span,
  );
  const prices = rows.filter(({ day }) => day >= span.from && (bounds.first === null || day >= bounds.first));
  return { ...known, ...span, prices, high: extremeOf(prices, 1), low: extremeOf(prices, -1) };
}
