import { contentType, type EntryData, isContentTypeName, mergeTranslation } from '@fundfront/content-model';
import type { LiveRow } from './queries.ts';

/** All fields that the public sees of one language: its own, and the base language's where a field is not translated. */
export function liveData(row: Pick<LiveRow, 'type' | 'locale' | 'baseLocale' | 'own' | 'base'>): EntryData {
  if (row.locale === row.baseLocale || !isContentTypeName(row.type)) return row.own;
  return mergeTranslation(contentType(row.type), row.base, row.own);
}
