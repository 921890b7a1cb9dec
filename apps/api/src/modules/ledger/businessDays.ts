import { closedDaysAtMost as searchDays, weekdayOf } from '@fundfront/content-model/cutOffs';
import { addDays } from '@fundfront/content-model/karachi';
import { daysBetween } from '@fundfront/content-model/plainDays';
import type { Db } from '../../db/client.ts';
import { type HolidayRow, holidaysBetween } from './queries/holidays.ts';

export function isWeekend(day: string): boolean {
  return weekdayOf(day) === null;
}

const aMonday = '1900-01-01';

/** Mondays to Fridays from that Monday on, up to and with the day. */
function weekdaysUntil(day: string): number {
  const days = daysBetween(aMonday, day) + 1;
  const weeks = Math.floor(days / 7);
  return 5 * weeks + Math.min(5, days - 7 * weeks);
}

/** Mondays to Fridays after the first day (YYYY-MM-DD), up to and with the second; holidays count. */
export const weekdaysBetween = (from: string, to: string): number => weekdaysUntil(to) - weekdaysUntil(from);

export interface BusinessCalendar {
  /** Null on a business day; else why it is none, weekends included. */
  closedOn(day: string): { en: string; ur: string } | null;
  /** The nearest business day on that side, never the day itself. */
  beside(day: string, step: 1 | -1): string;
}

export function calendarOf(holidays: readonly HolidayRow[]): BusinessCalendar {
  const named = new Map(holidays.map(({ day, nameEn, nameUr }) => [day, { en: nameEn, ur: nameUr }]));
  const closedOn = (day: string) => named.get(day) ?? (isWeekend(day) ? { en: 'Weekend', ur: 'ہفتہ وار چھٹی' } : null);
  return {
    closedOn,
    beside(day, step) {
      let found = addDays(day, step);
      for (let tried = 0; closedOn(found) !== null && tried < searchDays; tried += 1) found = addDays(found, step);
      return found;
    },
  };
}

/** Monday to Friday without the company's holidays, around a day (YYYY-MM-DD). */
export async function businessCalendar(db: Db, around: string): Promise<BusinessCalendar> {
  return calendarOf(await holidaysBetween(db, addDays(around, -searchDays), addDays(around, searchDays)));
}
