import { type PriceChange, priceChange } from '../priceChange.ts';
import type { FundHistory } from './priceHistory.ts';

/** `nav` and `reason` are never both there. A day with a payout alone has neither. */
export interface HistoryRow {
  /** YYYY-MM-DD */
  day: string;
  nav: string | null;
  offer: string | null;
  redemption: string | null;
  /** Against the business day before; null where no price of that day is known. */
  change: PriceChange | null;
  /** Rupees per unit, of which the price of this day is exclusive. */
  payout: string | null;
  reason: FundHistory['closures'][number]['reason'];
}

const none = { nav: null, offer: null, redemption: null, change: null, payout: null, reason: null };

/** A row for each day on which something was announced, latest first. */
export function historyRows({
  prices: { days, navs, offers, redemptions },
  before,
  withoutChange,
  closures,
  payouts,
}: Pick<FundHistory, 'prices' | 'before' | 'withoutChange' | 'closures' | 'payouts'>): HistoryRow[] {
  const unknown = new Set(withoutChange);
  const rows = new Map<string, HistoryRow>();
  for (const { day, reason } of closures) rows.set(day, { ...none, day, reason });
  for (const [index, day] of days.entries()) {
    const [nav = '', earlier = before?.nav] = [navs[index], navs[index + 1]];
    const change = earlier === undefined || unknown.has(day) ? null : priceChange(nav, earlier);
    const [offer = null, redemption = null] = [offers[index], redemptions[index]];
    rows.set(day, { ...none, day, nav, offer, redemption, change });
  }
  for (const { day, amount } of payouts) rows.set(day, { ...(rows.get(day) ?? { ...none, day }), payout: amount });
  return [...rows.values()].sort((a, b) => (a.day < b.day ? 1 : -1));
}
