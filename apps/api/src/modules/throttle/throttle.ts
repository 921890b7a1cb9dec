import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { blockedUntil, countAttempt, markAnnounced, type ThrottleRule } from './queries.ts';

/** RATE_LIMITED while the subject has to wait. Delays grow up to the rule's longest, but nobody is ever locked out. */
export async function throttle(ctx: Ctx, subject: string, rule: ThrottleRule): Promise<void> {
  const now = ctx.ports.clock.now();
  const counted = await countAttempt(ctx.db, subject, rule, now);
  if (!counted) {
    const until = await blockedUntil(ctx.db, subject);
    const seconds = Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1_000));
    throw new AppError('RATE_LIMITED', `Too many attempts. Wait ${seconds} s and try again.`, { retryAfter: seconds });
  }
  if (counted.blockedUntil && !counted.announced && (await markAnnounced(ctx.db, subject))) {
    const kind = subject.split(':', 1)[0];
    await writeAudit(ctx, { action: 'session.slowed', detail: { kind, attempts: counted.failures } });
  }
}
