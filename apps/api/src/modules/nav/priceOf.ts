import type { FundRow } from '@fundfront/content-model/wire';
import Big from 'big.js';
import type { StoredPrice } from './queries.ts';

type Price = NonNullable<FundRow['price']>;

const directions = ['down', 'flat', 'up'] as const;

/** YYYY-MM-DD: the nearest day from Monday to Friday before it. Holidays are not known here. */
export function previousBusinessDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  do date.setUTCDate(date.getUTCDate() - 1);
  while (date.getUTCDay() === 0 || date.getUTCDay() === 6);
  return date.toISOString().slice(0, 10);
}

/** Null where the price before is older than the previous business day: that is no change “on the day”. */
function changeOf(latest: StoredPrice, before: StoredPrice | undefined): Price['change'] {
  if (!before || before.validityDate < previousBusinessDay(latest.validityDate)) return null;
  const value = new Big(latest.nav).minus(before.nav);
  return {
    direction: directions[value.cmp(0) + 1] ?? 'flat',
    value: value.toFixed(4),
    percent: value.div(before.nav).times(100).toFixed(2),
  };
}

/**
 * The latest as it was announced, and its change on the day.
 * @param prices oldest first
 */
export function priceOf(prices: readonly StoredPrice[]): FundRow['price'] {
  const latest = prices.at(-1);
  if (!latest) return null;
  const { nav, offer, redemption, validityDate } = latest;
  return {
    nav,
    offer,
    redemption,
    validityDate,
    change: changeOf(latest, prices.at(-2)),
    recent: prices.map((price) => Number(price.nav)),
  };
}
