import * as v from 'valibot';
import type { ContentType } from '../defineContentType.ts';
import type { Fields } from '../fields/field.ts';

export type EntryData = Record<string, unknown>;

/** The fields that an entry of this type holds, with those that its own values bring (a page's template). */
export function fieldsOf(type: ContentType, data: EntryData): Fields {
  const by = type.variants?.by;
  const chosen = by === undefined ? undefined : data[by];
  const extra = typeof chosen === 'string' ? type.variants?.fields[chosen] : undefined;
  return extra ? { ...type.fields, ...extra } : type.fields;
}

/** The fields that the row of one language holds: all of them in the base language, else the translated ones. */
export function fieldsOfRow(type: ContentType, data: EntryData, row: 'base' | 'translation'): Fields {
  const fields = fieldsOf(type, data);
  if (row === 'base') return fields;
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.translated));
}

/**
 * The rule for one row of an entry.
 * @param shared values that decide which fields there are: the row itself, or the base row for a translation
 * @param mode `draft`: well formed, may be incomplete; `full`: may be published
 */
export function rowSchema(
  type: ContentType,
  shared: EntryData,
  row: 'base' | 'translation',
  mode: 'draft' | 'published',
): v.GenericSchema<unknown, EntryData> {
  const entries = Object.entries(fieldsOfRow(type, shared, row)).map(
    ([key, field]) => [key, v.optional<v.GenericSchema<unknown, unknown>, null>(field[mode], null)] as const,
  );
  return v.strictObject(Object.fromEntries(entries), 'The form does not fit this kind of content');
}

/** The row without keys that it has no field for, such as those of a template chosen before; missing ones become null. */
export function pickKnownFields(
  type: ContentType,
  shared: EntryData,
  row: 'base' | 'translation',
  data: EntryData,
): EntryData {
  const keys = Object.keys(fieldsOfRow(type, shared, row));
  return Object.fromEntries(keys.map((key) => [key, data[key] ?? null]));
}

/** What a translation shows: its own values where the field is translated, the base language's elsewhere. */
export function mergeTranslation(type: ContentType, base: EntryData, own: EntryData): EntryData {
  const merged = { ...base };
  for (const key of Object.keys(fieldsOfRow(type, base, 'translation'))) merged[key] = own[key] ?? null;
  return merged;
}

/** An empty working copy: what each field starts with, and the first choice where a template is chosen. */
export function emptyRow(type: ContentType): EntryData {
  return Object.fromEntries(
    Object.entries(type.fields).map(([key, field]) => {
      const first = key === type.variants?.by ? field.choices?.[0]?.value : undefined;
      return [key, first ?? field.defaultValue];
    }),
  );
}
