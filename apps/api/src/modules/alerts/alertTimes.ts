import { defaultLocale, limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { liveData } from '../live/liveData.ts';
import { liveOfKeys } from '../live/queries.ts';
import { textOf } from '../live/values.ts';

/** Where the settings name none: just after prices are due, and when those that are missing are named instead. */
const usual = { from: '18:35', latest: '19:00' };

/** Karachi has no daylight saving time. */
const instantOf = (day: string, time: string) => new Date(`${day}T${time}:00+05:00`);

interface AlertTimes {
  notBefore: Date;
  /** Until when missing funds are waited for. */
  latest: Date;
}

/**
 * When the prices of a day (YYYY-MM-DD) are mailed: prices that are late are not mailed at once either, so that funds
 * approved one after the other stand in one mail.
 */
export async function alertTimesOf(tx: Ctx, day: string, now: Date): Promise<AlertTimes> {
  const [row] = await liveOfKeys(tx.db, defaultLocale, ['settings']);
  const data = row ? liveData(row) : {};
  const from = instantOf(day, textOf(data, 'alertsFrom') ?? usual.from);
  const latest = instantOf(day, textOf(data, 'alertsLatest') ?? usual.latest);
  const wait = Math.max(latest.getTime() - from.getTime(), 0);
  return {
    notBefore: new Date(Math.max(from.getTime(), now.getTime())),
    latest: new Date(Math.max(latest.getTime(), now.getTime() + wait, from.getTime())),
  };
}

/** Prices of older days are no news. */
export function isNews(day: string, today: string, days: number = limits.priceAlertDays): boolean {
  return Date.parse(today) - Date.parse(day) <= days * 86_400_000;
}
