import { weekdayOf } from '@fundfront/content-model/cutOffs';
import { addDays } from '@fundfront/content-model/karachi';
import { daysBetween } from '@fundfront/content-model/plainDays';
import type Big from 'big.js';
import { type DayPrice, Decimal, growthBetween, type Payout, priceOn, seriesOf } from './growth.ts';
import { type Period, periodsOf } from './periods.ts';
import { basisOf, type CategoryBasis, calculationRuleOn, type FigureBasis } from './rules.ts';

export interface ReturnsInput {
  prices: readonly DayPrice[];
  payouts: readonly Payout[];
  /** YYYY-MM-DD; prices after it do not count. */
  asOf: string;
  basis: CategoryBasis;
  inception: string | null;
  /** Values of the fund's benchmark; left out where it has none. */
  benchmark?: readonly DayPrice[];
}

export interface ComputedReturn {
  period: Period['period'];
  /** The start day that was asked for, and the day of the start NAV: the last on or before it. */
  from: string;
  base: string;
  /** Two decimals, rounded half away from zero. */
  percent: string;
  basis: FigureBasis;
  /** Beside an absolute return over more than a year. */
  cagr: string | null;
  /** Of the benchmark over the same days, on the same basis, per cent; null where it is not known. */
  benchmark: string | null;
}

/** Per cent with two decimals; a zero has no sign. */
function percentText(value: Big): string {
  const rounded = value.round(2, Decimal.roundHalfUp);
  return rounded.eq(0) ? '0.00' : rounded.toFixed(2);
}

/**
 * Compound annual rate, (1 + R)^(365/days) − 1, in per cent.
 *
 * The power alone is a binary number. Its relative error is below 2 × 10⁻¹⁵: half a unit of the 53rd binary digit each for
 * growth, exponent and result, the exponent's times the logarithm of the growth, which is below 14 for a fund that grew a
 * million times. A rate below 100,000 % is therefore exact to 10⁻⁹ points, six digits more than the two decimals that are
 * shown. It is rounded to eight first, so that a rate that lies exactly between two figures is rounded as in decimals.
 * @param growth 1 + R, above zero
 */
function annualRate(growth: Big, days: number, dayCount: number): string {
  const rate = (Number(growth.toString()) ** (dayCount / days) - 1) * 100;
  return percentText(new Decimal(rate.toFixed(8)));
}

/** Compound annual rate of an announced return over whole years, both in per cent; null for a loss of all. */
export function announcedRate(percent: string, years: number): string | null {
  const growth = new Decimal(percent).div(100).plus(1);
  return growth.gt(0) ? annualRate(growth, years, 1) : null;
}

function figureOf(growth: Big, days: number, basis: FigureBasis, dayCount: number): string {
  if (basis === 'cagr') return annualRate(growth, days, dayCount);
  const gain = growth.minus(1).times(100);
  return percentText(basis === 'annualised' ? gain.times(dayCount).div(days) : gain);
}

const lastWeekday = (day: string): string => (weekdayOf(day) === null ? lastWeekday(addDays(day, -1)) : day);

/**
 * From the value that stood at the start to the one at the end, or null. A start may lie in days without a value, such as
 * a long holiday; at the end one of that day is needed, or of the weekdays' end before it: of an index whose latest value
 * is not announced yet, nothing is said.
 */
export function benchmarkGrowth(values: readonly DayPrice[], longestGap: number) {
  const series = seriesOf(values, [], Number.POSITIVE_INFINITY);
  return (from: string, to: string): Big | null => {
    const [start, end] = [priceOn(series, from), priceOn(series, to)];
    if (!start || !end || start.day === end.day || end.day < lastWeekday(to)) return null;
    return daysBetween(start.day, from) <= longestGap ? growthBetween(series, start, end) : null;
  };
}

/**
 * What a fund returned over every period that its prices reach back to, by R = (NAV₁ / NAV₀) × Π((exNAV + payout) / exNAV) − 1
 * and the dated rules beside this file. Annualised are R × 365 / days up to a year and a compound rate beyond it, days
 * being those from the start NAV to the end NAV. A period is left out, never zero, where
 * - the fund has no price on or before its start, or only one older than `longestGap` days;
 * - a payout in it has no price of its ex-day;
 * - the price stood still without a payout (see `frozenStretches`).
 */
export function computeReturns({
  prices,
  payouts,
  asOf,
  basis: category,
  inception,
  benchmark = [],
}: ReturnsInput): ComputedReturn[] {
  const { dayCount, longestGap, frozenPrices } = calculationRuleOn(asOf);
  const known = prices.filter(({ day }) => day <= asOf);
  const series = seriesOf(
    known,
    payouts.filter(({ exDay }) => exDay <= asOf),
    frozenPrices,
  );
  const first = series.prices[0];
  if (!first) return [];
  const standing = (day: string) => {
    const price = priceOn(series, day);
    return price && daysBetween(price.day, day) <= longestGap ? price : null;
  };
  const growthOfBenchmark = benchmarkGrowth(benchmark, longestGap);
  return periodsOf(asOf, inception, first.day).flatMap((each): ComputedReturn[] => {
    const [start, end] = [standing(each.from), standing(each.to)];
    if (!start || !end || start.day === end.day) return [];
    const growth = growthBetween(series, start, end);
    if (!growth) return [];
    const days = daysBetween(start.day, end.day);
    const basis = basisOf({ source: 'computed', category, days: each.days, asOf });
    const { period, from } = each;
    const percent = figureOf(growth, days, basis, dayCount);
    const cagr = basis === 'absolute' && each.days > dayCount ? annualRate(growth, days, dayCount) : null;
    const beside = growthOfBenchmark(start.day, end.day);
    const benchmarked = beside && figureOf(beside, days, basis, dayCount);
    return [{ period, from, base: start.day, percent, basis, cagr, benchmark: benchmarked }];
  });
}
