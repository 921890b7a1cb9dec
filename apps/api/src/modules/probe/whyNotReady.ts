import type { Ctx } from '../../context.ts';
import { isDatabaseReachable } from './queries.ts';

export function isReady(ctx: Ctx): Promise<boolean> {
  return isDatabaseReachable(ctx.db);
}
