import type { Fields, ValueOf } from '@fundfront/content-model';
import { keysOf, objectOf } from '@fundfront/content-model/objects';
import * as v from 'valibot';
import { sanitize } from './sanitize.ts';

export type NullableValues<F> = { [Key in keyof F]: ValueOf<F[Key]> | null };

/** Formatted text is sanitised here once more, in rows of lists too: all HTML that a view renders came through. */
export function valuesOf<D extends { fields: Fields }>(
  { fields }: D,
  data: Record<string, unknown>,
): NullableValues<D['fields']> {
  const known: Fields = fields;
  return objectOf<NullableValues<D['fields']>>(keysOf(known), (key) => {
    const field = known[key];
    const parsed = field && v.safeParse<v.GenericSchema<unknown, unknown>>(field.delivered, data[key]);
    return field && parsed?.success ? field.sanitize(parsed.output, sanitize) : null;
  });
}
