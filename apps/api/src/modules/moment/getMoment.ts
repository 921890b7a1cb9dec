import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { auditAt } from '../audit/queries.ts';

/** Throws NOT_FOUND for a request that names no moment. */
export async function getMoment({
  ctx,
  at,
}: {
  ctx: Ctx;
  at: Date | undefined;
}): Promise<ResponseOf<typeof calls.getMoment>> {
  if (!at) throw new AppError('NOT_FOUND', 'No moment is named.');
  return { at: at.toISOString(), audit: await auditAt(ctx.db, at) };
}
