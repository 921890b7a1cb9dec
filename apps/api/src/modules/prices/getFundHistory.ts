import { type Locale, limits } from '@fundfront/content-model';
import { daysBetween, monthsBefore } from '@fundfront/content-model/plainDays';
import type { FundHistory, FundRow } from '@fundfront/content-model/wire';
import Big from 'big.js';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { isWeekend } from '../ledger/businessDays.ts';
import { type HolidayRow, holidaysBetween } from '../ledger/queries/holidays.ts';
import { fundRows } from '../nav/fundRows.ts';
import { stoodDayBefore } from '../nav/priceOf.ts';
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

type HistoryReason = FundHistory['closures'][number]['reason'];

/** In the words that stand behind “No NAV: ”. */
export function publicHoliday({ en, ur }: { en: string; ur: string }): { en: string; ur: string } {
  return { en: `public holiday, ${en}`, ur: `عام تعطیل، ${ur}` };
}

export function reasonOf({ en, ur }: Closure): HistoryReason {
  return en !== null && ur !== null ? { en, ur } : null;
}

interface Known {
  /** Latest first, without those before the span. */
  prices: readonly StoredPrice[];
  before: StoredPrice | undefined;
  closures: readonly Closure[];
  holidays: readonly HolidayRow[];
  payouts: readonly Payout[];
}

function columnsOf(prices: readonly StoredPrice[]): FundHistory['prices'] {
  return {
    days: prices.map(({ validityDate }) => validityDate),
    navs: prices.map(({ nav }) => nav),
    offers: prices.map(({ offer }) => offer),
    redemptions: prices.map(({ redemption }) => redemption),
  };
}

/** Where a day has a price, nothing is said of why it might have none. */
function closedDays({ prices, closures, holidays }: Known, isShown: (day: string) => boolean): FundHistory['closures'] {
  const priced = new Set(prices.map(({ validityDate }) => validityDate));
  const reasons = new Map<string, HistoryReason>();
  for (const { day, nameEn, nameUr } of holidays) {
    if (!isWeekend(day)) reasons.set(day, publicHoliday({ en: nameEn, ur: nameUr }));
  }
  for (const closure of closures) reasons.set(closure.day, reasonOf(closure));
  const shown = [...reasons].filter(([day]) => isShown(day) && !priced.has(day));
  return shown.map(([day, reason]) => ({ day, reason })).sort((a, b) => (a.day < b.day ? 1 : -1));
}

function daysWithoutChange({ prices, before, closures, holidays, payouts }: Known): string[] {
  const closed = new Set([...closures, ...holidays].map(({ day }) => day));
  // Against the price before it, a price without the payout would seem to have fallen.
  const exDays = new Set(payouts.map(({ day }) => day));
  const unlike = prices.filter((price, index) => {
    const earlier = prices[index + 1] ?? before;
    return exDays.has(price.validityDate) || (earlier && !stoodDayBefore(earlier, price, closed));
  });
  return unlike.map(({ validityDate }) => validityDate);
}

/** The latest of equal ones. */
function extremeOf(prices: readonly StoredPrice[], sign: 1 | -1): FundHistory['high'] {
  return prices.reduce<FundHistory['high']>((found, { validityDate: day, nav }) => {
    return found && new Big(nav).cmp(found.nav) * sign <= 0 ? found : { day, nav };
  }, null);
}

/** NOT_FOUND for a fund that the public cannot see; VALIDATION for a range that ends before it begins, or is too long. */
export async function getFundHistory({ ctx, input }: { ctx: Ctx; input: HistoryInput }): Promise<FundHistory> {
  const [fund] = await fundRows({ ctx, locale: input.locale, fundId: input.id });
  if (!fund) throw new AppError('NOT_FOUND', 'There is no such fund.');
  const bounds = await boundsOf(ctx.db, [fund.id]);
  const span = spanOf(input, bounds);
  const known = { fund: listedFundOf(fund), first: bounds.first, last: bounds.last };
  const nothing = { before: null, withoutChange: [], closures: [], payouts: [], high: null, low: null };
  if (!span) return { ...known, ...nothing, from: null, to: null, prices: columnsOf([]) };
  const stored = await pricesAround(ctx.db, [fund.id], span);
  const before = stored.find(({ validityDate }) => validityDate < span.from);
  // From the price before the range on, so that the first change in it knows of a holiday before it.
  const around = { from: before?.validityDate ?? span.from, to: span.to };
  const lastKnown = bounds.last !== null && bounds.last < span.to ? bounds.last : span.to;
  const isShown = (day: string) => day >= span.from && (bounds.first === null || day >= bounds.first);
  const found: Known = {
    prices: stored.filter((price) => price !== before).reverse(),
    before,
    closures: await closuresOf(ctx.db, [fund.id], around),
    // A fund has no price on a holiday; before its first price, and after its last, that says nothing of it.
    holidays: await holidaysBetween(ctx.db, around.from, lastKnown),
    payouts: (await payoutsOf(ctx.db, fund.id, span)).filter(({ day }) => isShown(day)).reverse(),
  };
  return {
    ...known,
    ...span,
    prices: columnsOf(found.prices),
    before: before ? { day: before.validityDate, nav: before.nav } : null,
    withoutChange: daysWithoutChange(found),
    closures: closedDays(found, isShown),
    payouts: found.payouts.map(({ day, amount }) => ({ day, amount: new Big(amount).toFixed() })),
    high: extremeOf(found.prices, 1),
    low: extremeOf(found.prices, -1),
  };
}
