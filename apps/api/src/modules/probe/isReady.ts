import type { Ctx } from '../../context.ts';
import { databaseAnswers } from './queries.ts';

/** Whether requests can be worked on. */
export function isReady(ctx: Ctx): Promise<boolean> {
  return databaseAnswers(ctx.db);
}
