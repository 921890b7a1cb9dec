import type { ContentTypeName } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { baseRowOf, entryOf } from './entryDetail.ts';
import { assertCanManage } from './guard.ts';
import { lockPublic, updateEntry } from './queries/entries.ts';
import { rowsOf } from './queries/rows.ts';
import { assertCanTrash } from './removalGuards.ts';
import { typeOfEntry } from './typeOf.ts';
import { unpublishLocales } from './unpublishEntry.ts';

/** Its versions stay. Throws IN_USE naming what needs it. */
export async function trashEntry({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { type: ContentTypeName; id: string };
}): Promise<{ ok: true }> {
  assertCanManage(ctx.actor, 'content.delete', input.type);
  return inTransaction(ctx, async (tx) => {
    await lockPublic(tx.db);
    const entry = await entryOf(tx, input, { lock: true });
    await assertCanTrash(tx, entry, typeOfEntry(entry));
    const rows = await rowsOf(tx.db, entry.id);
    const live = rows.filter(({ liveVersion }) => liveVersion !== null).map(({ locale }) => locale);
    if (live.length > 0) await unpublishLocales(tx, entry, live);
    await updateEntry(tx.db, entry.id, { trashedAt: tx.ports.clock.now() });
    await writeAudit(tx, {
      action: 'content.trash',
      type: entry.type,
      entryId: entry.id,
      detail: { title: baseRowOf(entry, rows).title },
    });
    return { ok: true };
  });
}
