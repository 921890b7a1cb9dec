import path from 'node:path';
import { limits } from '@fundfront/content-model';
import { emailAddress } from '@fundfront/content-model/emailAddress';
import { operationsVariables, port } from '@fundfront/web-server/settings';
import * as v from 'valibot';
import { formProblem, formVariables } from './formSettings.ts';
import { s3Problem, s3Variables } from './s3Settings.ts';
import { StartupError } from './startupError.ts';
import { commaList, origin, secret } from './variables.ts';

const rootFolder = path.resolve(import.meta.dirname, '../../..');

const wholeNumber = (unit: string) => {
  const problem = `must be a whole number of ${unit}`;
  return v.pipe(v.string(), v.regex(/^\d{1,6}$/, problem), v.transform(Number), v.minValue(1, problem));
};

const variables = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  API_PORT: v.optional(port, '4000'),
  HOST: v.optional(v.string(), '127.0.0.1'),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.transform((folder) => path.resolve(rootFolder, folder)),
    ),
    '.data',
  ),
  /** A PostgreSQL server; without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be an address like postgres://user@host/database')),
  ),
  /** Another login of that server, which owns the tables: migrations run as it. */
  DATABASE_OWNER_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be an address like postgres://user@host/database')),
  ),
  ...s3Variables,
  ...formVariables,
  /** Lets webhooks lead to this very machine, also by plain HTTP: for development and tests. */
  WEBHOOKS_TO_LOOPBACK: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'must be true or false'),
      v.transform((text) => text === 'true'),
    ),
    'false',
  ),
  /** Once a day the head of the audit log goes there. */
  AUDIT_MAIL_TO: v.optional(v.pipe(v.string(), emailAddress('must be an e-mail address'))),
  API_URL: v.optional(origin),
  /** Where the API reaches the site, each instance of it; without it nothing is revalidated. */
  SITE_URL: v.optional(v.pipe(commaList, v.array(origin)), ''),
  PUBLIC_SITE_URL: v.optional(origin, 'http://localhost:3000'),
  PUBLIC_ADMIN_URL: v.optional(origin, 'http://localhost:3001'),
  REVALIDATE_SECRET: v.optional(secret),
  /** Signs access tokens and preview links. Without it, one is created in DATA_DIR. */
  SESSION_SECRET: v.optional(secret),
  /**
   * Seals visitors' phone and identity card numbers, and signs the links of their mails. Without it, one is created in
   * DATA_DIR.
   */
  PRIVACY_SECRET: v.optional(secret),
  ACCESS_TOKEN_SECONDS: v.optional(wholeNumber('seconds'), String(limits.accessTokenSeconds)),
  /** From signing in to the end of the session, whatever is done meanwhile. */
  SESSION_HOURS: v.optional(wholeNumber('hours'), String(limits.sessionHours)),
  /** So long a session waits for somebody to use the keyboard or a pointer. */
  SESSION_IDLE_MINUTES: v.optional(wholeNumber('minutes'), String(limits.sessionIdleMinutes)),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), emailAddress('must be an e-mail address'))),
  ADMIN_PASSWORD: v.optional(
    v.pipe(
      v.string(),
      v.minLength(limits.passwordLength.min, `must have at least ${limits.passwordLength.min} characters`),
      v.maxLength(limits.passwordLength.max, `can have at most ${limits.passwordLength.max} characters`),
    ),
  ),
  CORS_ORIGINS: v.optional(commaList, ''),
  /** Addresses and networks (10.0.0.0/8) of proxies whose X-Forwarded-For is trusted. */
  TRUSTED_PROXIES: v.optional(commaList, '127.0.0.1,::1'),
  ...operationsVariables,
});

/** The API's settings. Times in seconds where the name says so; addresses without a slash at the end. */
export type Env = v.InferOutput<typeof variables>;

function webhookProblem({ NODE_ENV, WEBHOOKS_TO_LOOPBACK }: Env): string | undefined {
  if (NODE_ENV !== 'production' || !WEBHOOKS_TO_LOOPBACK) return undefined;
  return 'WEBHOOKS_TO_LOOPBACK must not be true where NODE_ENV is production.';
}

/** Throws a {@link StartupError} with one sentence that names the wrong variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = v.safeParse(variables, given);
  if (result.success) {
    const problem = s3Problem(result.output) ?? formProblem(result.output) ?? webhookProblem(result.output);
    if (problem) throw new StartupError(problem);
    return result.output;
  }
  const issue = result.issues[0];
  throw new StartupError(`${issue.path?.[0]?.key ?? 'The environment'} ${issue.message}.`);
}
