import { createHash } from 'node:crypto';
import type { Ctx } from '../../context.ts';
import { countAttempt } from '../throttle/queries.ts';

/** Mails to one address before each further one takes longer, up to an hour; times in seconds. */
const rule = { freeAttempts: 10, maxDelay: 3_600, resetAfter: 86_400 };

/** Nobody's mailbox is to be filled by our forms. */
export async function canMail(ctx: Ctx, email: string): Promise<boolean> {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return (await countAttempt(ctx.db, `mail:${hash}`, rule, ctx.ports.clock.now())) !== undefined;
}
