import type { FundRow } from '@fundfront/content-model/wire';
import Big from 'big.js';
import type { StoredPrice } from './queries.ts';

type Price = NonNullable<FundRow['price']>;

const directions = ['down', 'flat', 'up'] as const;

function changeOf(latest: StoredPrice, before: StoredPrice | undefined): Price['change'] {
  if (!before || new Big(before.nav).eq(0)) return null;
  const value = new Big(latest.nav).minus(before.nav);
  return {
    direction: directions[value.cmp(0) + 1] ?? 'flat',
    value: value.toFixed(4),
    percent: value.div(before.nav).times(100).toFixed(2),
  };
}

/**
 * The latest as it was announced, and its change against the last price before it.
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
