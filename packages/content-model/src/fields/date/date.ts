import * as v from 'valibot';
import { parseDay } from '../../parseDay.ts';
import { type FieldOf, type FieldOptions, field, noText, ownText } from '../field.ts';

export type DateField = FieldOf<'date', string, 'text'>;

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** "YYYY-MM-DD" (Asia/Karachi), without a time or zone. */
export const plainDate = (message: string) => v.pipe(v.string(message), v.check(isCalendarDate, message));

const dayInWords = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `21 Nov 2026`, without conversion between time zones; returns what is no date unchanged. */
export function formatDay(date: unknown): string {
  return typeof date === 'string' && isCalendarDate(date)
    ? dayInWords.format(new Date(`${date}T00:00:00Z`))
    : ownText(date);
}

export function date(options: FieldOptions): DateField {
  const published = plainDate(`${options.label} must be a date such as 2026-06-30`);
  return field(
    'date',
    options,
    { published },
    {
      defaultValue: null,
      direction: 'ltr',
      column: 'text',
      plainText: formatDay,
      searchText: noText,
      example: () => '2026-01-31',
    },
    {
      filter: 'range',
      cell: {
        write: ownText,
        read: (text: string) => ({ value: parseDay(text) ?? text }),
        note: 'A date such as 2026-06-30, or 30/06/2026 with the day first',
      },
    },
  );
}
