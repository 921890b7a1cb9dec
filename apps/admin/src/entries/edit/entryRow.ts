import { type ContentType, type EntryData, emptyRow, fieldsOfRow, type Locale } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { UnsavedTexts } from './autosave/unsavedText.ts';

export interface OpenRow {
  locale: Locale;
  row: 'base' | 'translation';
  version: number;
  data: EntryData;
  /** What the person typed before and did not save. */
  typed?: UnsavedTexts | undefined;
}

export function openRow(type: ContentType, detail: EntryDetail, base: EntryData): OpenRow {
  const row = detail.locale === detail.baseLocale ? 'base' : 'translation';
  if (detail.version > 0) return { locale: detail.locale, row, version: detail.version, data: detail.data };
  const keys = Object.keys(fieldsOfRow(type, base, row));
  const blank = emptyRow(type);
  const data = Object.fromEntries(keys.map((key) => [key, blank[key] ?? null]));
  return { locale: detail.locale, row, version: 0, data: { ...data, slug: base.slug ?? null } };
}
