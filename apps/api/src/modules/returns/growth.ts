import { addDays } from '@fundfront/content-model/karachi';
import Big from 'big.js';

/** Own constructor: 30 digits after the point, so that thousands of payouts in a row leave the sixth decimal as it is. */
export const Decimal = Big();
Decimal.DP = 30;

export interface DayPrice {
  /** YYYY-MM-DD */
  day: string;
  /** Rupees, decimal text above zero. */
  nav: string;
}

export interface Payout {
  exDay: string;
  /** Rupees per unit, decimal text above zero. */
  amount: string;
  /** The price of the ex-day, which is without the payout; null where none is known. */
  exNav: string | null;
}

/** Steps after the first day, up to and with the second, of which the return cannot be known. */
interface Unknown {
  after: string;
  until: string;
}

export interface Series {
  prices: readonly DayPrice[];
  /** What a unit has become by reinvested payouts, from each ex-day on; oldest first. */
  units: readonly { day: string; count: Big }[];
  unknown: readonly Unknown[];
}

/** Index of the last item on or before the day, -1 if there is none. */
function lastIndex<Item>(items: readonly Item[], dayOf: (item: Item) => string, day: string): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && dayOf(item) <= day) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Stretches of a constant price without a payout. A fund that keeps its price pays its income out: a price that does not
 * move over that many prices says that payouts are missing, so that no return can be computed, rather than one of zero.
 */
function frozenStretches(prices: readonly DayPrice[], exDays: ReadonlySet<string>, longest: number): Unknown[] {
  const found: Unknown[] = [];
  let start = 0;
  for (let index = 1; index <= prices.length; index += 1) {
    const [before, price] = [prices[index - 1], prices[index]];
    if (before && price && price.nav === before.nav && !exDays.has(price.day)) continue;
    const first = prices[start];
    if (first && before && index - start >= longest) found.push({ after: first.day, until: before.day });
    start = index;
  }
  return found;
}

/**
 * @param prices in any order, at most one for a day
 * @param payouts in any order; those of one ex-day are added up
 * @param frozenPrices see {@link frozenStretches}
 */
export function seriesOf(prices: readonly DayPrice[], payouts: readonly Payout[], frozenPrices: number): Series {
  const sorted = [...prices].sort((a, b) => (a.day < b.day ? -1 : 1));
  const units: { day: string; count: Big }[] = [];
  const unknown: Unknown[] = [];
  let count = new Decimal(1);
  const byDay = Map.groupBy(
    [...payouts].sort((a, b) => (a.exDay < b.exDay ? -1 : 1)),
    ({ exDay }) => exDay,
  );
  for (const [day, own] of byDay) {
    const exNav = own[0]?.exNav ?? null;
    if (exNav === null) {
      unknown.push({ after: addDays(day, -1), until: day });
      continue;
    }
    const amount = own.reduce((sum, payout) => sum.plus(payout.amount), new Decimal(0));
    count = count.times(amount.plus(exNav).div(exNav)).round(Decimal.DP);
    units.push({ day, count });
  }
  return {
    prices: sorted,
    units,
    unknown: [...unknown, ...frozenStretches(sorted, new Set(byDay.keys()), frozenPrices)],
  };
}

/** The last price on or before the day. */
export function priceOn({ prices }: Series, day: string): DayPrice | null {
  return prices[lastIndex(prices, (price) => price.day, day)] ?? null;
}

/**
 * (NAV₁ / NAV₀) × Π((exNAV + payout) / exNAV) over ex-days after the start and up to the end, or null where it cannot be
 * known. Source of the formula: MUFAP's returns, which reinvest a payout at the price of its ex-day.
 */
export function growthBetween(series: Series, start: DayPrice, end: DayPrice): Big | null {
  if (series.unknown.some(({ after, until }) => start.day < until && end.day > after)) return null;
  const unitsOn = (day: string) =>
    series.units[lastIndex(series.units, (each) => each.day, day)]?.count ?? new Decimal(1);
  return new Decimal(end.nav).times(unitsOn(end.day)).div(unitsOn(start.day).times(start.nav));
}
