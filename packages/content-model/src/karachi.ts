/** The company's days begin and end in Karachi. */
export const timeZone = 'Asia/Karachi';

export const dayMs = 86_400_000;

/** Five hours ahead of UTC, the year round. */
const aheadMs = 5 * 3_600_000;

/** The calendar day "YYYY-MM-DD" in Karachi of an instant. Throws a RangeError for an invalid one. */
export function karachiDay(instant: Date): string {
  return new Date(instant.getTime() + aheadMs).toISOString().slice(0, 10);
}

/** The instant at which the day of another began in Karachi. */
export function startOfKarachiDay(instant: Date): Date {
  return new Date(Math.floor((instant.getTime() + aheadMs) / dayMs) * dayMs - aheadMs);
}
