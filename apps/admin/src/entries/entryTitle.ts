import type { EntrySummary } from '@fundfront/content-model/wire';

/** In the base language, else in one that has a title. */
export function entryTitle({ rows, baseLocale }: Pick<EntrySummary, 'rows' | 'baseLocale'>): string {
  return rows[baseLocale]?.title || rows.en?.title || rows.ur?.title || 'Untitled';
}
