import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { hashPassword, verifyPassword } from '../session/passwords.ts';
import { clearAttempts, type ThrottleRule } from '../throttle/queries.ts';
import { throttle } from '../throttle/throttle.ts';
import { changeUser } from '../users/queries.ts';
import { assertStrong } from './assertStrong.ts';
import { endOtherSessions, personById, removeLinks } from './queries.ts';

// Whoever finds an open screen must not find out the password by trying.
const rule: ThrottleRule = { freeAttempts: 4, maxDelay: 300, resetAfter: 3_600 };

interface PasswordChange {
  password: string;
  newPassword: string;
}

/** VALIDATION for a wrong present password or a new one that is the same or weak, RATE_LIMITED after too many. */
export async function changePassword({ ctx, input }: { ctx: Ctx; input: PasswordChange }): Promise<void> {
  const { userId, sessionId } = assertPerson(ctx.actor);
  const subject = `password:${userId}`;
  await throttle(ctx, subject, rule);
  const row = await personById(ctx.db, userId);
  if (!(await verifyPassword(row?.passwordHash ?? null, input.password))) {
    const message = 'This is not your password';
    throw new AppError('VALIDATION', `${message}.`, { fields: [{ path: 'password', message }] });
  }
  // Who knows it is no guesser, whatever they choose next.
  await clearAttempts(ctx.db, subject);
  if (input.password === input.newPassword) {
    const message = 'Choose another password than the present one';
    throw new AppError('VALIDATION', `${message}.`, { fields: [{ path: 'newPassword', message }] });
  }
  if (row) await assertStrong(input.newPassword, row, 'newPassword');
  const passwordHash = await hashPassword(input.newPassword);
  await inTransaction(ctx, async (tx) => {
    await changeUser(tx.db, userId, { passwordHash });
    await removeLinks(tx.db, userId);
    await endOtherSessions(tx.db, userId, sessionId, tx.ports.clock.now());
    await writeAudit(tx, { action: 'user.password', detail: { userId, by: 'present' } });
  });
}
