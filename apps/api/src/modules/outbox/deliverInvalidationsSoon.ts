import type { Ctx } from '../../context.ts';
import { deliverInvalidations } from './deliverInvalidations.ts';

export function deliverInvalidationsSoon(ctx: Ctx): void {
  deliverInvalidations(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'could not tell the site at once'));
}
