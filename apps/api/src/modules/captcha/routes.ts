import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { makeChallenge } from './makeChallenge.ts';

export function captchaRoutes(app: App): void {
  route(app, calls.captchaSettings, ({ ctx: { ports } }) => ({
    service: ports.captcha.service,
    siteKey: ports.captcha.siteKey,
  }));
  route(app, calls.captchaChallenge, ({ ctx }) => makeChallenge({ ctx }));
}
