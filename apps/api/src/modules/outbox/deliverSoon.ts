import type { Ctx } from '../../context.ts';
import { deliverDue } from './deliverDue.ts';

/** Tells the site at once what a committed change left in the outbox, while the caller gets its answer. */
export function deliverSoon(ctx: Ctx): void {
  deliverDue(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'could not tell the site at once'));
}
