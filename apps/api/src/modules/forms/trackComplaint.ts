import { formMessages, type Locale, publicStateOf } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { limitFormRate } from './limitFormRate.ts';
import { trackedSubmission } from './queries.ts';

/**
 * NOT_FOUND alike for an unknown number and for another e-mail: both are looked up at once, so that neither the words
 * nor the time tell them apart.
 */
export async function trackComplaint({
  ctx,
  input: { trackingNumber, email, lang },
}: {
  ctx: Ctx;
  input: { trackingNumber: string; email: string; lang: Locale };
}): Promise<ResponseOf<typeof calls.trackComplaint>> {
  limitFormRate(ctx, 'tracking', lang);
  const found = await trackedSubmission(ctx.db, 'complaint', trackingNumber, email);
  if (!found) throw new AppError('NOT_FOUND', formMessages[lang]['track.unknown']);
  const { state, createdAt, changedAt } = found;
  return {
    trackingNumber,
    state: publicStateOf(state),
    receivedAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
