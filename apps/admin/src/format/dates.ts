import { dayMs, karachiDay, timeZone } from '@fundfront/content-model/karachi';

// Instants are stored in UTC and shown as staff live: in Karachi, whatever the computer's own zone.
const dayAndTime = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
const clockSeconds = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
const shortDay = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' });
const fullDay = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
const longDay = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const minute = 60_000;

/** `21 Nov 2026, 14:52` */
export function formatInstant(instant: string): string {
  return dayAndTime.format(new Date(instant));
}

/** `Friday 20 November` */
export function formatLongDay(instant: string | number): string {
  return longDay.format(new Date(instant));
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
  const today = karachiDay(new Date(now));
  if (karachiDay(then) === today) return clock.format(then);
  if (karachiDay(then) === karachiDay(new Date(now - dayMs))) return 'yesterday';
  return karachiDay(then).slice(0, 4) === today.slice(0, 4) ? shortDay.format(then) : fullDay.format(then);
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const formatMonth = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));
