import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { isSecondStepDue } from '../secondStep/queries.ts';
import { verifyPassword } from '../session/passwords.ts';
import { clearAttempts, type ThrottleRule } from '../throttle/queries.ts';
import { throttle } from '../throttle/throttle.ts';
import { consumeProof, type Proof } from './consumeProof.ts';
import { accountOf, removeTotp, removeUselessRecoveryCodes, totpOf } from './queries.ts';

// Whoever finds an open screen must not find out password and code by trying.
const rule: ThrottleRule = { freeAttempts: 4, maxDelay: 300, resetAfter: 3_600 };

// No 401: the session is good, only the form is not.
const wrong = (path: string, message: string) =>
  new AppError('VALIDATION', `${message}.`, { fields: [{ path, message }] });

/** VALIDATION for a wrong password or code, RATE_LIMITED after too many, IN_USE where a role asks for the second step. */
export async function stopTotp({ ctx, input }: { ctx: Ctx; input: Proof & { password: string } }): Promise<void> {
  const { userId } = assertPerson(ctx.actor);
  const row = await totpOf(ctx.db, userId);
  if (!row?.confirmedAt) throw new AppError('NOT_FOUND', 'Two-step sign-in is off already.');
  const subject = `second-step:${userId}`;
  await throttle(ctx, subject, rule);
  const { passwordHash } = await accountOf(ctx.db, userId);
  if (!(await verifyPassword(passwordHash, input.password))) throw wrong('password', 'This is not your password');
  await inTransaction(ctx, async (tx) => {
    const by = await consumeProof(tx, userId, input);
    if (!by) {
      const path = input.code === undefined && input.recoveryCode !== undefined ? 'recoveryCode' : 'code';
      throw wrong(path, 'This code does not fit or was used before');
    }
    await removeTotp(tx.db, userId);
    await removeUselessRecoveryCodes(tx.db, userId);
    if (await isSecondStepDue(tx.db, userId)) {
      throw new AppError('IN_USE', 'Your role asks for a second step, and this is your only one.');
    }
    await writeAudit(tx, { action: 'totp.stop', detail: { by } });
  });
  await clearAttempts(ctx.db, subject);
}
