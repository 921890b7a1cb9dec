import type { AnyField, ValueOf } from '@fundfront/content-model';
import * as v from 'valibot';
import { sanitize } from './sanitize.ts';

type Shape = Readonly<Record<string, AnyField>>;

/** What a view may count on: the field's value, or null where it is missing or malformed (a draft in preview). */
export type NullableValues<F> = { [Key in keyof F]: ValueOf<F[Key]> | null };

/** Formatted text is sanitised here once more, in rows of lists too: whatever a view draws as HTML came through. */
function sanitizeValue(field: AnyField, value: unknown): unknown {
  if (field.kind === 'richText' && typeof value === 'string') return sanitize(value);
  if (field.kind === 'list' && Array.isArray(value)) return value.map((row) => sanitizeRow(field.of, row));
  return value;
}

function sanitizeRow(fields: Shape, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const field = fields[key];
      return [key, field ? sanitizeValue(field, value) : value];
    }),
  );
}

/** The values that the fields of a definition (a content type, a template) allow. */
export function valuesOf<D extends { fields: Shape }>(
  { fields }: D,
  data: Record<string, unknown>,
): NullableValues<D['fields']> {
  const entries = Object.entries(fields).map(([key, field]) => {
    const parsed = v.safeParse<v.GenericSchema<unknown, unknown>>(field.published, data[key]);
    return [key, parsed.success ? sanitizeValue(field, parsed.output) : null] as const;
  });
  return Object.fromEntries(entries) as NullableValues<D['fields']>;
}
