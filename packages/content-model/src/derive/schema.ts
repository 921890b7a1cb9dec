import * as v from 'valibot';
import type { ContentType } from '../defineContentType.ts';
import type { Fields } from '../fields/field.ts';

export type EntryData = Record<string, unknown>;

export function fieldsOf(type: ContentType, data: EntryData): Fields {
  const by = type.variants?.by;
  const chosen = by === undefined ? undefined : data[by];
  const extra = typeof chosen === 'string' ? type.variants?.fields[chosen] : undefined;
  return extra ? { ...type.fields, ...extra } : type.fields;
}

export function fieldsOfRow(type: ContentType, data: EntryData, row: 'base' | 'translation'): Fields {
  const fields = fieldsOf(type, data);
  if (row === 'base') return fields;
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field.translated));
}

/**
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

/** Without keys that have no field now, such as those of a template chosen before; missing ones become null. */
export function pickKnownFields(
  type: ContentType,
  shared: EntryData,
  row: 'base' | 'translation',
  data: EntryData,
): EntryData {
  const keys = Object.keys(fieldsOfRow(type, shared, row));
  return Object.fromEntries(keys.map((key) => [key, data[key] ?? null]));
}

export function mergeTranslation(type: ContentType, base: EntryData, own: EntryData): EntryData {
  const merged = { ...base };
  for (const key of Object.keys(fieldsOfRow(type, base, 'translation'))) merged[key] = own[key] ?? null;
  return merged;
}

export function emptyRow(type: ContentType): EntryData {
  return Object.fromEntries(
    Object.entries(type.fields).map(([key, field]) => {
      const first = key === type.variants?.by ? field.choices?.[0]?.value : undefined;
      return [key, first ?? field.defaultValue];
    }),
  );
}
