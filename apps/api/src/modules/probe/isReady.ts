import type { Ctx } from '../../context.ts';
import { isDatabaseReachable } from './queries.ts';

/** Whether requests can be worked on. */
export function isReady(ctx: Ctx): Promise<boolean> {
  return isDatabaseReachable(ctx.db);
}
