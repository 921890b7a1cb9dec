import type { ContentType } from '@fundfront/content-model';
import { AppError } from '../../errors.ts';
import { checkRow, checkShared } from '../content/checkRow.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import type { Entry } from '../content/queries/entries.ts';
import type { Row } from '../content/queries/rows.ts';
import { fitRow, kindOf } from '../content/rowData.ts';

/** In the words that publishing would refuse it with. */
export function faultsOf(type: ContentType, entry: Entry, rows: readonly Row[], row: Row): string[] {
  const base = baseRowOf(entry, rows).data;
  const kind = kindOf(entry, row.locale);
  try {
    checkRow(type, base, kind, 'published', fitRow(type, base, kind, row.data));
    if (kind === 'translation') checkShared(type, base, entry.baseLocale);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (error.fields ?? []).map(({ message }) => message);
  }
}
