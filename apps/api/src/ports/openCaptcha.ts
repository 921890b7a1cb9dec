import type { Env } from '../env.ts';
import { captchaKeys } from '../formSettings.ts';
import type { Secrets } from '../secrets.ts';
import { altcha } from './altcha.ts';
import type { CaptchaPort } from './captcha.ts';
import { systemClock } from './clock.ts';
import { remoteCaptcha } from './remoteCaptcha.ts';

export function openCaptcha(env: Env, secrets: Secrets): CaptchaPort {
  const keys = captchaKeys(env);
  return keys ? remoteCaptcha(keys, systemClock) : altcha({ secret: secrets.session, cost: env.CAPTCHA_COST });
}
