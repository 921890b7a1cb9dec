import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { hashPassword } from '../session/passwords.ts';
import { endSessions } from '../session/queries.ts';
import { networkOf } from '../throttle/network.ts';
import type { ThrottleRule } from '../throttle/queries.ts';
import { throttle } from '../throttle/throttle.ts';
import { changeUser, userById } from '../users/queries.ts';
import { assertStrong } from './assertStrong.ts';
import { hashOf } from './passwordMail.ts';
import { linkOwner, removeLinks, takeLink } from './queries.ts';

const rule: ThrottleRule = { freeAttempts: 10, maxDelay: 600, resetAfter: 3_600 };

const linkGone = () => new AppError('NOT_FOUND', 'This link was used or is too old. Ask for another one.');

/**
 * NOT_FOUND for a link that was never sent, was used, or is too old; VALIDATION for a weak password, and the link stays
 * good. A second step stays as it is.
 */
export async function setPassword({
  ctx,
  input: { token, password },
}: {
  ctx: Ctx;
  input: { token: string; password: string };
}): Promise<void> {
  await throttle(ctx, `set-password:${networkOf(ctx.ip)}`, rule);
  const owner = await linkOwner(ctx.db, hashOf(token), ctx.ports.clock.now());
  if (!owner) throw linkGone();
  await assertStrong(password, owner);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    const now = tx.ports.clock.now();
    const link = await takeLink(tx.db, hashOf(token), now);
    const person = link && (await userById(tx.db, link.userId));
    if (!link || person?.state !== 'active') throw linkGone();
    await changeUser(tx.db, link.userId, { passwordHash });
    await removeLinks(tx.db, link.userId);
    await endSessions(tx.db, link.userId, 'password', now);
    await writeAudit(tx, { action: 'user.password', detail: { userId: link.userId, by: link.purpose } });
  });
}
