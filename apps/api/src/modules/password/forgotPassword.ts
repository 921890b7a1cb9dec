import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { canMail } from '../mail/canMail.ts';
import { userByEmail } from '../session/queries.ts';
import { networkOf } from '../throttle/network.ts';
import type { ThrottleRule } from '../throttle/queries.ts';
import { throttle } from '../throttle/throttle.ts';
import { enqueuePasswordMail } from './passwordMail.ts';

const rule: ThrottleRule = { freeAttempts: 5, maxDelay: 600, resetAfter: 3_600 };

async function mailLink(ctx: Ctx, email: string): Promise<void> {
  const person = await userByEmail(ctx.db, email);
  if (person?.state !== 'active' || !(await canMail(ctx, `password ${email}`))) return;
  await inTransaction({ ...ctx, actor: { kind: 'system', name: 'system' } }, async (tx) => {
    await enqueuePasswordMail(tx, person, 'reset');
    await writeAudit(tx, { action: 'user.forgot', detail: { userId: person.id } });
  });
}

/**
 * The answer, and the time that it takes, are the same whether the address has an account or not: what is done for one
 * that has is not waited for. RATE_LIMITED for a network that asks often.
 */
export async function forgotPassword({ ctx, input: { email } }: { ctx: Ctx; input: { email: string } }): Promise<void> {
  await throttle(ctx, `forgot:${networkOf(ctx.ip)}`, rule);
  mailLink(ctx, email).catch((error: unknown) => ctx.log.error({ err: error }, 'could not mail a link for a password'));
}
