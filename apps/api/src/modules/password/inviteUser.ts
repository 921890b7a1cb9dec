import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { enqueuePasswordMail } from './passwordMail.ts';
import { personById } from './queries.ts';

/** NOT_FOUND for no account, IN_USE for one that may not sign in. An older link of the person is good no longer. */
export async function inviteUser({ ctx, input: { id } }: { ctx: Ctx; input: { id: string } }): Promise<void> {
  assertCan(ctx.actor, 'users.manage');
  const person = await personById(ctx.db, id);
  if (!person) throw new AppError('NOT_FOUND', 'There is no such account.');
  if (person.state !== 'active') throw new AppError('IN_USE', 'This account may not sign in. Enable it first.');
  await inTransaction(ctx, async (tx) => {
    await enqueuePasswordMail(tx, person, 'invite');
    await writeAudit(tx, { action: 'user.invite', detail: { userId: id } });
  });
}
