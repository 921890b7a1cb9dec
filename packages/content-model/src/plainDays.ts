import { dayMs } from './karachi.ts';

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Whether it is a day of the calendar, as YYYY-MM-DD. */
export function isPlainDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? timeOf(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function daysBetween(from: string, to: string): number {
  return (timeOf(to) - timeOf(from)) / dayMs;
}

/** The same day of an earlier month, or that month's last: three months before 31 May it is 28 or 29 February. */
export function monthsBefore(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - count, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
