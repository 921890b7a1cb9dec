import type { ContentType } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { checkRow, checkShared } from '../content/checkRow.ts';
import { baseRowOf } from '../content/entryDetail.ts';
import type { Entry } from '../content/queries/entries.ts';
import type { Row } from '../content/queries/rows.ts';
import { fitRow, kindOf } from '../content/rowData.ts';
import { disclosedVersion, findingText, openFindings } from '../disclosures/findingsOf.ts';

function fieldFaults(type: ContentType, entry: Entry, rows: readonly Row[], row: Row): string[] {
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

/** In the words that publishing would refuse it with: faults of fields, and disclosure rules that nobody let it pass. */
export async function faultsOf(
  ctx: Ctx,
  { type, entry, rows, row }: { type: ContentType; entry: Entry; rows: readonly Row[]; row: Row },
): Promise<string[]> {
  const open = await openFindings(ctx, disclosedVersion(entry, rows, row));
  return [...fieldFaults(type, entry, rows, row), ...open.map(findingText)];
}
