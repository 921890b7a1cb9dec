import { addDays } from '@fundfront/content-model/karachi';
import { daysBetween, monthsBefore } from '@fundfront/content-model/plainDays';
import { type GrowthPeriod, type ReturnPeriod, returnPeriods } from '@fundfront/content-model/wire';
import { calculationRuleOn } from './rules.ts';

/** `fy2026` is the fiscal year that ends in 2026. */
type YearName = `fy${number}` | `cy${number}`;

export interface Period {
  period: ReturnPeriod | YearName;
  /** The day at whose end it begins. */
  from: string;
  to: string;
  /** For the basis: a year is 365 days, also a leap year. */
  days: number;
}

const daysBack = { d1: 1, d15: 15, d30: 30, d90: 90, d180: 180, d270: 270, d365: 365 } as const;
const monthsBack = { m1: 1, m3: 3, m6: 6 } as const;
const yearsBack = { y2: 2, y3: 3, y5: 5 } as const;

const lookUp = (lengths: Readonly<Record<string, number>>, period: string): number | undefined => lengths[period];

/** The last one before the day: on a year's last day, the whole year is to date. */
function lastBefore(day: string, monthAndDay: string): string {
  const year = Number(day.slice(0, 4));
  const ofYear = `${year}-${monthAndDay}`;
  return ofYear < day ? ofYear : `${year - 1}-${monthAndDay}`;
}

const calendarYearEnd = '12-31';

/** Null where only the fund itself, or the source of a figure, says it: since inception. */
export function startOf(period: ReturnPeriod | GrowthPeriod, asOf: string): string | null {
  const days = lookUp(daysBack, period);
  if (days !== undefined) return addDays(asOf, -days);
  const months = lookUp(monthsBack, period) ?? (lookUp(yearsBack, period) ?? 0) * 12;
  if (months > 0) return monthsBefore(asOf, months);
  if (period === 'mtd') return addDays(`${asOf.slice(0, 8)}01`, -1);
  if (period === 'ytd') return lastBefore(asOf, calculationRuleOn(asOf).fiscalYearEnd);
  if (period === 'cytd') return lastBefore(asOf, calendarYearEnd);
  return null;
}

/** Years of 365 days in a period that has years in its name; null for the others. */
export function yearsOf(period: ReturnPeriod): number | null {
  return lookUp(yearsBack, period) ?? null;
}

/** Days of a period whose start is not known. */
export function nominalDays(period: ReturnPeriod): number {
  return lookUp(daysBack, period) ?? (lookUp(yearsBack, period) ?? 1) * 365;
}

/** All that there can be for a fund: the running ones, and the complete years since its first price. */
export function periodsOf(asOf: string, inception: string | null, firstDay: string): Period[] {
  const { fiscalYearEnd, dayCount } = calculationRuleOn(asOf);
  const running = returnPeriods.flatMap((period): Period[] => {
    const from = period === 'inception' ? inception : startOf(period, asOf);
    if (from === null || from >= asOf) return [];
    const days = daysBetween(from, asOf);
    return [{ period, from, to: asOf, days: period.endsWith('ytd') ? Math.min(days, dayCount) : days }];
  });
  const years = (name: 'fy' | 'cy', end: string): Period[] => {
    const found: Period[] = [];
    const last = Number(asOf.slice(0, 4));
    for (let year = Number(firstDay.slice(0, 4)) + 1; year <= last; year += 1) {
      const [from, to] = [`${year - 1}-${end}`, `${year}-${end}`];
      if (to <= asOf) found.push({ period: `${name}${year}`, from, to, days: dayCount });
    }
    return found;
  };
  return [...running, ...years('fy', fiscalYearEnd), ...years('cy', calendarYearEnd)];
}
