import { type ContentType, type EntryData, emptyRow, fieldsOfRow, type Locale } from '@fundfront/content-model';
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
