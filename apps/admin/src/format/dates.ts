import { timeZone } from '@fundfront/content-model/karachi';

// Instants are stored in UTC and shown as staff live: in Karachi, whatever the computer's own zone.
const dayAndTime = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
const clockSeconds = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
const shortDay = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' });
const fullDay = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
const dayKey = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const minute = 60_000;
const day = 24 * 60 * minute;

/** `21 Nov 2026, 14:52` */
export function formatInstant(instant: string): string {
  return dayAndTime.format(new Date(instant));
}

export function formatClock(instant: string | number): string {
  return clockSeconds.format(new Date(instant));
}

/** As short as a list needs: `2 minutes ago`, `14:52`, `yesterday`, `12 Nov`, `3 Dec 2025`. */
export function formatAgo(instant: string, now = Date.now()): string {
  const then = new Date(instant);
  const age = now - then.getTime();
  if (age < minute) return 'just now';
  if (age < 60 * minute) return relative.format(-Math.floor(age / minute), 'minute');
  if (dayKey.format(then) === dayKey.format(now)) return clock.format(then);
  if (dayKey.format(then) === dayKey.format(now - day)) return 'yesterday';
  return dayKey.format(then).slice(0, 4) === dayKey.format(now).slice(0, 4)
    ? shortDay.format(then)
    : fullDay.format(then);
}
