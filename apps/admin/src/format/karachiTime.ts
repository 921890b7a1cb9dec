import { dayMs, karachiDay, startOfKarachiDay } from '@fundfront/content-model/karachi';

/** As a `datetime-local` input writes it: `2026-11-23T09:00`, in Karachi, whatever the computer's own zone. */
export function karachiInstant(local: string): Date | null {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}(?::\d{2})?)$/.exec(local);
  if (!parts) return null;
  const instant = new Date(`${parts[1]}T${parts[2]}+05:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

export function localInput(instant: Date): string {
  const sinceMidnight = instant.getTime() - startOfKarachiDay(instant).getTime();
  return `${karachiDay(instant)}T${new Date(sinceMidnight).toISOString().slice(11, 16)}`;
}

/** The same of a written instant with its seconds, which are those of every time zone; empty for what is none. */
export function localInputWithSeconds(instant: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : `${localInput(date)}:${date.toISOString().slice(17, 19)}`;
}

/** The weeks (from Monday) that a month touches; each day as "YYYY-MM-DD". */
export function weeksOf(month: string): string[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const begin = first.getTime() - ((first.getUTCDay() + 6) % 7) * dayMs;
  const weeks: string[][] = [];
  for (let week = begin; week <= begin || new Date(week).toISOString().slice(0, 7) === month; week += 7 * dayMs) {
    weeks.push(Array.from({ length: 7 }, (_, day) => new Date(week + day * dayMs).toISOString().slice(0, 10)));
  }
  return weeks;
}
