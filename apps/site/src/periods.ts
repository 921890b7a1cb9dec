import { addDays } from '@fundfront/content-model/karachi';
import { monthsBefore } from '@fundfront/content-model/plainDays';
import type { GrowthPeriod, ReturnPeriod } from '@fundfront/content-model/wire';

const daysBack = new Map([
  ['d90', 90],
  ['d180', 180],
  ['d365', 365],
]);
const monthsBack = new Map([
  ['m1', 1],
  ['m3', 3],
  ['m6', 6],
  ['y3', 36],
  ['y5', 60],
]);
const fiscalYearEnd = '06-30';

/** In which the fiscal year of a day ends: it is over after 30 June. */
export function fiscalYear(day: string): number {
  return Number(day.slice(0, 4)) + (day.slice(5) > fiscalYearEnd ? 1 : 0);
}

/**
 * The day at whose end a period begins that ends on a day; both YYYY-MM-DD. Null where the period does not say it, such as
 * since inception.
 */
export function startOf(period: ReturnPeriod | GrowthPeriod, end: string): string | null {
  const days = daysBack.get(period);
  if (days !== undefined) return addDays(end, -days);
  const months = monthsBack.get(period);
  if (months !== undefined) return monthsBefore(end, months);
  // On a year's last day, the whole year is to date.
  return period === 'ytd' ? `${fiscalYear(end) - 1}-${fiscalYearEnd}` : null;
}
