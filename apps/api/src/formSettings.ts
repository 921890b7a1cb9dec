import { limits } from '@fundfront/content-model';
import { captchaServices } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import { commaList } from './variables.ts';

const remoteServices = captchaServices.filter((service) => service !== 'altcha');
export type RemoteCaptchaService = (typeof remoteServices)[number];

const wholeNumber = (sentence: string) => v.pipe(v.string(), v.regex(/^[1-9]\d{0,6}$/, sentence), v.transform(Number));
const noLineBreak = /^[^\r\n]+$/;

export const formVariables = {
  CAPTCHA_SERVICE: v.optional(v.picklist(remoteServices, 'must be recaptcha or hcaptcha')),
  CAPTCHA_SITE_KEY: v.optional(v.pipe(v.string(), v.regex(/^\S+$/, 'must have no spaces'))),
  CAPTCHA_SECRET: v.optional(v.pipe(v.string(), v.regex(/^\S+$/, 'must have no spaces'))),
  CAPTCHA_VERIFY_URL: v.optional(v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, 'must be a web address'))),
  /** Hosts whose pages may send tokens; by default that of PUBLIC_SITE_URL. */
  CAPTCHA_HOSTNAMES: v.optional(commaList, ''),
  /** Rounds of hashing for one try at the self-hosted challenge, which takes 100 to 300 tries. */
  CAPTCHA_COST: v.optional(wholeNumber('must be a whole number from 1 to 9999999'), '5000'),
  SMTP_URL: v.optional(
    v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s/]+\/?$/, 'must be an address like smtp://user:password@host:587')),
  ),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(noLineBreak, 'must be on one line'),
      v.regex(/^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, 'must be like Name <mail@example.com>'),
    ),
  ),
};

type FormEnv = {
  [K in keyof typeof formVariables]?: v.InferOutput<(typeof formVariables)[K]> | undefined;
} & { NODE_ENV: string; PUBLIC_SITE_URL: string };

export function formProblem(env: FormEnv): string | undefined {
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = env;
  if (siteKey && !secret) return 'CAPTCHA_SECRET must be set where CAPTCHA_SITE_KEY is.';
  if (secret && !siteKey) return 'CAPTCHA_SITE_KEY must be set where CAPTCHA_SECRET is.';
  const other = (['CAPTCHA_SERVICE', 'CAPTCHA_VERIFY_URL'] as const).find((name) => env[name] !== undefined);
  if (other && !siteKey) return `CAPTCHA_SITE_KEY and CAPTCHA_SECRET must be set where ${other} is.`;
  if (env.NODE_ENV === 'production' && !siteKey) {
    return 'CAPTCHA_SITE_KEY and CAPTCHA_SECRET must be set where NODE_ENV is production.';
  }
  if (env.SMTP_URL && !env.MAIL_FROM) return 'MAIL_FROM must be set where SMTP_URL is.';
  return undefined;
}

export interface CaptchaKeys {
  service: RemoteCaptchaService;
  siteKey: string;
  secret: string;
  verifyUrl: string;
  hostnames: readonly string[];
  /** Milliseconds. */
  maxAgeMs: number;
}

const verifyUrls: Record<RemoteCaptchaService, string> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

export function captchaKeys(env: FormEnv): CaptchaKeys | undefined {
  const { CAPTCHA_SERVICE: service = 'recaptcha', CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = env;
  if (!siteKey || !secret) return undefined;
  const named = env.CAPTCHA_HOSTNAMES ?? [];
  return {
    service,
    siteKey,
    secret,
    verifyUrl: env.CAPTCHA_VERIFY_URL ?? verifyUrls[service],
    hostnames: named.length > 0 ? named : [new URL(env.PUBLIC_SITE_URL).hostname],
    maxAgeMs: limits.captchaMs,
  };
}

export function mailFrom(env: FormEnv): string {
  return env.MAIL_FROM ?? `no-reply@${new URL(env.PUBLIC_SITE_URL).hostname}`;
}
