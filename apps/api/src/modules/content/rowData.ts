import { isDeepStrictEqual } from 'node:util';
import {
  type ContentType,
  type EntryData,
  emptyRow,
  fieldsOf,
  fieldsOfRow,
  type Locale,
} from '@fundfront/content-model';
import type { Entry } from './queries/entries.ts';
import type { Row } from './queries/rows.ts';

export type RowKind = 'base' | 'translation';

export function kindOf(entry: Pick<Entry, 'baseLocale'>, locale: Locale): RowKind {
  return entry.baseLocale === locale ? 'base' : 'translation';
}

/**
 * The fields of a row change with its template and with releases.
 * @param shared values that decide which fields there are
 */
export function fitRow(type: ContentType, shared: EntryData, kind: RowKind, data: EntryData): EntryData {
  const empty = emptyRow(type);
  return Object.fromEntries(
    Object.keys(fieldsOfRow(type, shared, kind)).map((key) => [key, data[key] ?? empty[key] ?? null]),
  );
}

export function workingCopy(type: ContentType, kind: RowKind, base: Row, own: Row | undefined): EntryData {
  if (kind === 'base') return fitRow(type, base.data, kind, base.data);
  const beginning = { slug: base.slug || null };
  return fitRow(type, base.data, kind, own?.data ?? beginning);
}

/** Each language has addresses of its own. */
const addressFields = new Set(['slug', 'otherAddresses']);

function translatedText(type: ContentType, data: EntryData): EntryData {
  const fields = Object.entries(fieldsOf(type, data));
  const translated = fields.filter(([name, field]) => field.translated && !addressFields.has(name));
  return Object.fromEntries(translated.map(([name]) => [name, data[name] ?? null]));
}

/** Whether a translation that fits one fits the other. The template counts: it decides which fields there are. */
export function isSameText(type: ContentType, before: EntryData, after: EntryData): boolean {
  return isDeepStrictEqual(translatedText(type, before), translatedText(type, after));
}
