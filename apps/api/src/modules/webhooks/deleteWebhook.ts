import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { lockWebhook, removeWebhook } from './queries/webhooks.ts';

/** With its log; nothing more is sent. Throws NOT_FOUND. */
export async function deleteWebhook({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'integrations.manage');
  return inTransaction(ctx, async (tx) => {
    const found = await lockWebhook(tx.db, input.id);
    if (!found) throw new AppError('NOT_FOUND', 'Somebody else removed this webhook meanwhile.');
    await removeWebhook(tx.db, found.id);
    await writeAudit(tx, { action: 'webhook.delete', detail: { webhook: found.id, name: found.name } });
    return { ok: true };
  });
}
