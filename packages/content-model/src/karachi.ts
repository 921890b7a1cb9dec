/** The company's days begin and end in Karachi. */
export const timeZone = 'Asia/Karachi';

export const dayMs = 86_400_000;

/** Karachi has no daylight saving time. */
const aheadMs = 5 * 3_600_000;

/** "YYYY-MM-DD". Throws a RangeError for an invalid instant. */
export function karachiDay(instant: Date): string {
  return new Date(instant.getTime() + aheadMs).toISOString().slice(0, 10);
}

export function startOfKarachiDay(instant: Date): Date {
  return new Date(Math.floor((instant.getTime() + aheadMs) / dayMs) * dayMs - aheadMs);
}

/** Of plain dates as "YYYY-MM-DD". */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** "YYYY-MM-DD" of the last day of a month as "YYYY-MM". */
export function lastDayOf(month: string): string {
  return addDays(`${monthAfter(month, 1)}-01`, -1);
}

/** Of months as "YYYY-MM". */
export function monthAfter(month: string, step: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}
