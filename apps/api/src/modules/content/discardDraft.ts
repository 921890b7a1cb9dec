import { type ContentTypeName, type Locale, localeNames } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { baseRowOf, entryOf } from './entryDetail.ts';
import { assertCanEdit } from './guard.ts';
import { lockPublic } from './queries/entries.ts';
import { publicationsOf, wasPublic } from './queries/publications.ts';
import { findVersion, resetRow, rowsOf } from './queries/rows.ts';
import { kindOf } from './rowData.ts';
import { versionConflict } from './saveEntry.ts';
import { moveToTrash } from './trashEntry.ts';
import { typeOfEntry } from './typeOf.ts';
import { searchTextOf } from './writeVersion.ts';

interface DiscardInput {
  type: ContentTypeName;
  id: string;
  locale: Locale;
  /** The version that the editor saw as the latest. */
  version: number;
}

/**
 * The working copy is again what is live, or was last; the discarded versions stay in the history. What was never
 * public in any language goes to the trash as a whole. Throws VERSION_CONFLICT, IN_USE, NOT_FOUND.
 */
export async function discardDraft({ ctx, input }: { ctx: Ctx; input: DiscardInput }): Promise<{ trashed: boolean }> {
  assertCanEdit(ctx.actor, input.type, [input.locale]);
  const { locale } = input;
  return inTransaction(ctx, async (tx) => {
    await lockPublic(tx.db);
    const entry = await entryOf(tx, input, { lock: true });
    const rows = await rowsOf(tx.db, entry.id);
    const row = rows.find((each) => each.locale === locale);
    if (row?.version !== input.version) throw versionConflict();
    if (!(await wasPublic(tx.db, entry.id))) {
      // The other languages go with it.
      assertCanEdit(
        tx.actor,
        input.type,
        rows.map((each) => each.locale),
      );
      await moveToTrash(tx, entry);
      return { trashed: true };
    }
    const last = row.liveVersion ?? (await publicationsOf(tx.db, entry.id, locale)).at(-1)?.version;
    const version = last === undefined ? undefined : await findVersion(tx.db, entry.id, locale, last);
    if (!version) {
      const message = `${localeNames[locale]} was never on the site, so there is nothing to go back to.`;
      throw new AppError('IN_USE', `${message} Restore an older version, or empty it.`);
    }
    if (version.number === row.version) return { trashed: false };
    const type = typeOfEntry(entry);
    const shared = kindOf(entry, locale) === 'base' ? version.data : baseRowOf(entry, rows).data;
    await resetRow(tx.db, version, {
      searchText: searchTextOf(type, shared, version.data),
      updatedAt: tx.ports.clock.now(),
      updatedBy: tx.actor.kind === 'user' ? tx.actor.userId : null,
    });
    await writeAudit(tx, {
      action: 'content.discard',
      type: entry.type,
      entryId: entry.id,
      locale,
      detail: { version: row.version, to: version.number },
    });
    return { trashed: false };
  });
}
