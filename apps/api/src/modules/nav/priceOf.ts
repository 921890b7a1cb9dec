import { priceChange } from '@fundfront/content-model/priceChange';
import type { FundRow } from '@fundfront/content-model/wire';
import type { StoredPrice } from './queries.ts';

type Price = NonNullable<FundRow['price']>;

/** YYYY-MM-DD: the nearest day from Monday to Friday before it; holidays are for the caller to know. */
export function previousBusinessDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  do date.setUTCDate(date.getUTCDate() - 1);
  while (date.getUTCDay() === 0 || date.getUTCDay() === 6);
  return date.toISOString().slice(0, 10);
}

/**
 * Whether a price still stood on the business day before the latest: else what lies between is no change “on the day”.
 * @param closedDays on which the fund is known to have no price, so that the price before them still stood
 */
export function stoodDayBefore(
  before: StoredPrice,
  latest: StoredPrice,
  closedDays: ReadonlySet<string> = new Set(),
): boolean {
  let businessDay = previousBusinessDay(latest.validityDate);
  while (closedDays.has(businessDay)) businessDay = previousBusinessDay(businessDay);
  return before.validityDate >= businessDay;
}

/** Null where the price before is older than the previous business day. */
export function changeOf(
  latest: StoredPrice,
  before: StoredPrice | undefined,
  closedDays?: ReadonlySet<string>,
): Price['change'] {
  return before && stoodDayBefore(before, latest, closedDays) ? priceChange(latest.nav, before.nav) : null;
}

interface KnownOfDays {
  /** Without business, or without a price of this fund. */
  closedDays?: ReadonlySet<string>;
  /** The latest price is exclusive of a payout: against the price before it, it would seem to have fallen. */
  isExDay?: boolean;
}

/**
 * The latest as it was announced, and its change on the day.
 * @param prices oldest first
 */
export function priceOf(
  prices: readonly StoredPrice[],
  { closedDays, isExDay = false }: KnownOfDays = {},
): FundRow['price'] {
  const latest = prices.at(-1);
  if (!latest) return null;
  const { nav, offer, redemption, validityDate } = latest;
  return {
    nav,
    offer,
    redemption,
    validityDate,
    change: isExDay ? null : changeOf(latest, prices.at(-2), closedDays),
    recent: prices.map((price) => Number(price.nav)),
  };
}
