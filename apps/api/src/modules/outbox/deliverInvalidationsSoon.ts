import type { Ctx } from '../../context.ts';
import { deliverInvalidations } from './deliverInvalidations.ts';

/** Tells the site at once what a committed change left in the outbox, while the caller gets its answer. */
export function deliverInvalidationsSoon(ctx: Ctx): void {
  deliverInvalidations(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'could not tell the site at once'));
}
