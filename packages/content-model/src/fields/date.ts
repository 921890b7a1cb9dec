import * as v from 'valibot';
import { type FieldOf, type FieldOptions, field } from './field.ts';

export type DateField = FieldOf<'date', string>;

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** A plain calendar date "YYYY-MM-DD" (Asia/Karachi), without a time or zone. */
export const plainDate = (message: string) => v.pipe(v.string(message), v.check(isCalendarDate, message));

export function date(options: FieldOptions): DateField {
  return field('date', options, { published: plainDate(`${options.label} must be a date such as 2026-06-30`) }, {});
}
