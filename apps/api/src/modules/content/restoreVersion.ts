import type { ContentTypeName, Locale } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { baseRowOf, detailOf, entryOf } from './entryDetail.ts';
import { assertCanEdit } from './guard.ts';
import { findVersion, nextVersionNumber, rowsOf } from './queries/rows.ts';
import { fitRow, kindOf } from './rowData.ts';
import { versionConflict } from './saveEntry.ts';
import { typeOfEntry } from './typeOf.ts';
import { writeVersion } from './writeVersion.ts';

interface RestoreInput {
  type: ContentTypeName;
  id: string;
  locale: Locale;
  number: number;
  /** The version that the editor saw as the latest. */
  version: number;
}

/** Throws VERSION_CONFLICT, NOT_FOUND. */
export async function restoreVersion({ ctx, input }: { ctx: Ctx; input: RestoreInput }): Promise<EntryDetail> {
  assertCanEdit(ctx.actor, input.type, [input.locale]);
  const { locale, number } = input;
  return inTransaction(ctx, async (tx) => {
    const entry = await entryOf(tx, input, { lock: true });
    const type = typeOfEntry(entry);
    const rows = await rowsOf(tx.db, entry.id);
    const current = rows.find((row) => row.locale === locale)?.version ?? 0;
    if (current !== input.version) throw versionConflict();
    const older = await findVersion(tx.db, entry.id, locale, number);
    if (!older) throw new AppError('NOT_FOUND', 'There is no such version.');
    const kind = kindOf(entry, locale);
    const shared = kind === 'base' ? older.data : baseRowOf(entry, rows).data;
    const data = fitRow(type, shared, kind, older.data);
    const next = await nextVersionNumber(tx.db, entry.id, locale);
    await writeVersion(tx, { entry, type, locale, number: next, shared, data, restoredFrom: number });
    await writeAudit(tx, {
      action: 'content.restore',
      type: type.name,
      entryId: entry.id,
      locale,
      detail: { version: next, from: number },
    });
    return detailOf(tx, entry, locale);
  });
}
