import type { MediaDetail } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { restoreFromTrash } from '../media/queries.ts';
import { changeItem, lockItem } from './queries/items.ts';
import { isUsed } from './queries/uses.ts';
import { detailOf } from './serializers.ts';

const notFound = () => new AppError('NOT_FOUND', 'There is no such file in the library.');

/** Its address answers no more until it is restored. Throws IN_USE, NOT_FOUND. */
export async function trashMedia({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'media.upload');
  return inTransaction(ctx, async (tx) => {
    const item = await lockItem(tx.db, id);
    if (!item) throw notFound();
    if (await isUsed(tx.db, id)) {
      throw new AppError('IN_USE', `“${item.title}” is in use, so it stays. Take it out where it is used first.`);
    }
    if (!item.trashedAt) {
      await changeItem(tx.db, id, { trashedAt: tx.ports.clock.now() });
      await writeAudit(tx, { action: 'media.trash', detail: { name: item.name, title: item.title } });
    }
    return { ok: true };
  });
}

export async function restoreMedia({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<MediaDetail> {
  assertCan(ctx.actor, 'media.upload');
  return inTransaction(ctx, async (tx) => {
    const item = await lockItem(tx.db, id);
    if (!item) throw notFound();
    if (await restoreFromTrash(tx.db, id)) {
      await writeAudit(tx, { action: 'media.restore', detail: { name: item.name, title: item.title } });
    }
    return detailOf(tx, { id });
  });
}
