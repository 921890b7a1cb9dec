import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { revoke } from './queries.ts';

/** From the next request on. Throws NOT_FOUND for one that is revoked already. */
export async function revokeToken({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'integrations.manage');
  return inTransaction(ctx, async (tx) => {
    const revoked = await revoke(tx.db, input.id, tx.ports.clock.now());
    if (!revoked) throw new AppError('NOT_FOUND', 'Somebody else revoked this token meanwhile.');
    const { id, name, prefix } = revoked;
    await writeAudit(tx, { action: 'token.revoke', detail: { token: id, name, prefix } });
    return { ok: true };
  });
}
