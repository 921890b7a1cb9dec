import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { limitFormRate } from '../forms/limitFormRate.ts';

/** A challenge of the self-hosted captcha. NOT_FOUND where a service is used, RATE_LIMITED for far too many. */
export async function makeChallenge({ ctx }: { ctx: Ctx }): Promise<Record<string, unknown>> {
  limitFormRate(ctx, 'challenging', 'en');
  const challenge = await ctx.ports.captcha.challenge();
  if (!challenge) throw new AppError('NOT_FOUND', 'The captcha in use makes its challenges itself.');
  return challenge;
}
