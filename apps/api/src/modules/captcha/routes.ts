import { calls } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { limitFormRate } from '../forms/limitFormRate.ts';

/** NOT_FOUND where a captcha service is used, RATE_LIMITED. */
async function makeChallenge({ ctx }: { ctx: Ctx }): Promise<Record<string, unknown>> {
  limitFormRate(ctx, 'challenging', 'en');
  const challenge = await ctx.ports.captcha.challenge();
  if (!challenge) throw new AppError('NOT_FOUND', 'The captcha in use makes its challenges itself.');
  return challenge;
}

export function captchaRoutes(app: App): void {
  route(app, calls.captchaSettings, ({ ctx: { ports } }) => ({
    service: ports.captcha.service,
    siteKey: ports.captcha.siteKey,
  }));
  route(app, calls.captchaChallenge, ({ ctx }) => makeChallenge({ ctx }));
}
