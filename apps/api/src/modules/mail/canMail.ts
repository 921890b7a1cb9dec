import { createHash } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import { countAttempt } from '../throttle/queries.ts';

/** Mails that visitors may have sent to one address before each further one takes longer, up to an hour. */
const rule = { freeAttempts: 10, maxDelay: 3_600, resetAfter: 86_400 };

/** Whether an address that a visitor typed may get one more mail: nobody's mailbox is to be filled by our forms. */
export async function canMail(ctx: Ctx, email: string): Promise<boolean> {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return (await countAttempt(ctx.db, `mail:${hash}`, rule, ctx.ports.clock.now())) !== undefined;
}
