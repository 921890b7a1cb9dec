import { contentType, type EntryData, isContentTypeName, mergeTranslation } from '@fundfront/content-model';
import type { LiveRow } from './queries.ts';

/** Untranslated fields come from the base language. */
export function liveData(row: Pick<LiveRow, 'type' | 'locale' | 'baseLocale' | 'own' | 'base'>): EntryData {
  if (row.locale === row.baseLocale || !isContentTypeName(row.type)) return row.own;
  return mergeTranslation(contentType(row.type), row.base, row.own);
}
