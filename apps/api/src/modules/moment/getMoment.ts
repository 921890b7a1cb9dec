import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx, PastMoment } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { auditAt } from '../audit/queries.ts';

/** Throws NOT_FOUND for a request that names no moment. */
export async function getMoment({
  ctx,
  past,
}: {
  ctx: Ctx;
  past: PastMoment | undefined;
}): Promise<ResponseOf<typeof calls.getMoment>> {
  if (!past) throw new AppError('NOT_FOUND', 'No moment is named.');
  const { at, knownAt } = past;
  return { at: at.toISOString(), knownAt: knownAt?.toISOString() ?? null, audit: await auditAt(ctx.db, at) };
}
