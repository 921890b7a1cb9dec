import { limits } from '@fundfront/content-model/limits';
import { operationsVariables } from '@fundfront/web-server/settings';
import * as v from 'valibot';

const webAddress = (name: string) =>
  v.pipe(
    v.string(),
    v.url(`${name} must be a web address such as https://www.example.com`),
    v.regex(/^https?:\/\//, `${name} must start with http:// or https://`),
  );

const origin = (name: string, fallback: string) =>
  v.optional(
    v.pipe(
      webAddress(name),
      v.transform((value) => value.replace(/\/+$/, '')),
    ),
    fallback,
  );

const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.transform(Number),
    v.integer('PORT must be a whole number'),
    v.maxValue(65_535, 'PORT must be at most 65535'),
  );

const variables = v.object({
  PORT: port(3000),
  HOSTNAME: v.optional(v.string(), '127.0.0.1'),
  ...operationsVariables,
  /** Folder that rendered pages are kept in over a restart; without it they are in memory alone. */
  PAGE_CACHE_DIR: v.optional(v.string()),
  /** Proxies whose forwarded addresses are believed, separated by commas. */
  TRUSTED_PROXIES: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((each) => each.trim())),
    ),
    '127.0.0.1,::1',
  ),
  /** Where several instances of the site tell each other what has changed; none for a site of one instance. */
  REDIS_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^rediss?:\/\/./.test(value) && URL.canParse(value),
        'REDIS_URL must be an address such as redis://127.0.0.1:6379',
      ),
    ),
  ),
  /** Where a shared cache in front of the site is told what to let go of, and the token for it; both, or neither. */
  CDN_PURGE_URL: v.optional(webAddress('CDN_PURGE_URL')),
  CDN_PURGE_TOKEN: v.optional(v.string()),
  /** As the API has them: the content policy allows the captcha service's own scripts. */
  CAPTCHA_SITE_KEY: v.optional(v.string()),
  CAPTCHA_SERVICE: v.optional(
    v.picklist(['recaptcha', 'hcaptcha'], 'CAPTCHA_SERVICE must be recaptcha or hcaptcha'),
    'recaptcha',
  ),
  API_URL: origin('API_URL', 'http://127.0.0.1:4000'),
  PUBLIC_SITE_URL: origin('PUBLIC_SITE_URL', 'http://localhost:3000'),
  PUBLIC_ADMIN_URL: origin('PUBLIC_ADMIN_URL', 'http://localhost:3001'),
  /** Shared with the API; without it no message of a change is accepted, and pages age by time alone. */
  REVALIDATE_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.minLength(limits.secretLength, `REVALIDATE_SECRET needs ${limits.secretLength} characters or more`),
    ),
  ),
});

const schema = v.pipe(
  variables,
  v.check(
    ({ CDN_PURGE_URL, CDN_PURGE_TOKEN }) => (CDN_PURGE_URL === undefined) === (CDN_PURGE_TOKEN === undefined),
    'CDN_PURGE_URL and CDN_PURGE_TOKEN are needed together',
  ),
);

export type Env = v.InferOutput<typeof schema>;

const sentenceOf = ({ message, path }: v.BaseIssue<unknown>) =>
  message.startsWith('must') ? `${path?.[0]?.key} ${message}` : message;

/** Throws one sentence that names the wrong value. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, filled);
  if (result.success) return result.output;
  throw new Error(result.issues.map(sentenceOf).join('. '));
}

let known: Env | undefined;

/** Read at the first need, never while building. */
export function env(): Env {
  known ??= parseEnv(process.env);
  return known;
}
