import type { ContentTypeName, EntryData, Locale } from '@fundfront/content-model';
import type { EntryDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { endAutosave } from '../autosave/discardAutosave.ts';
import { baseRowOf, detailOf, entryOf } from './entryDetail.ts';
import { assertCanEdit } from './guard.ts';
import { nextVersionNumber, rowsOf } from './queries/rows.ts';
import { fitRow, kindOf } from './rowData.ts';
import { typeOfEntry } from './typeOf.ts';
import { writeVersion } from './writeVersion.ts';

export interface SaveInput {
  type: ContentTypeName;
  id: string;
  locale: Locale;
  /** The version that the editor began from, 0 for a language without a row. */
  version: number;
  data: EntryData;
  /** Revisions of the editor's autosaved text that the version holds. */
  autosaves?: readonly string[];
}

export function versionConflict(): AppError {
  return new AppError(
    'VERSION_CONFLICT',
    'Somebody else saved this meanwhile. Look at their version before you save yours.',
  );
}

/** Throws VERSION_CONFLICT when the version is not the next one, VALIDATION, NOT_FOUND. */
export async function saveEntry({ ctx, input }: { ctx: Ctx; input: SaveInput }): Promise<EntryDetail> {
  assertCanEdit(ctx.actor, input.type, [input.locale]);
  const { locale } = input;
  return inTransaction(ctx, async (tx) => {
    const entry = await entryOf(tx, input, { lock: true });
    const type = typeOfEntry(entry);
    const rows = await rowsOf(tx.db, entry.id);
    const current = rows.find((row) => row.locale === locale)?.version ?? 0;
    if (current !== input.version) throw versionConflict();
    const kind = kindOf(entry, locale);
    const base = baseRowOf(entry, rows).data;
    const shared = kind === 'base' ? input.data : fitRow(type, base, 'base', base);
    const number = await nextVersionNumber(tx.db, entry.id, locale);
    await writeVersion(tx, { entry, type, locale, number, shared, data: input.data });
    await endAutosave(tx, { id: entry.id, locale, revisions: input.autosaves ?? [] });
    await writeAudit(tx, {
      action: 'content.save',
      type: type.name,
      entryId: entry.id,
      locale,
      detail: { version: number },
    });
    return detailOf(tx, entry, locale);
  });
}
