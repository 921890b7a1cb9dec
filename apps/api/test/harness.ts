import { randomUUID } from 'node:crypto';
import type { AnyCall, BodyOf, ErrorResponse, ParamsOf, QueryOf, ResponseOf } from '@fundfront/content-model/wire';
import { pino } from 'pino';
import type { Actor, Ctx } from '../src/context.ts';
import { seedFunds } from '../src/db/seed/seedFunds.ts';
import { StatementLog } from '../src/db/statementLog.ts';
import { type Env, readEnv } from '../src/env.ts';
import { createApp, systemCtx } from '../src/http/app.ts';
import type { Base } from '../src/http/requestContext.ts';
import type { App, Authenticate } from '../src/http/types.ts';
import { authenticate } from '../src/modules/session/authenticate.ts';
import { type FakeCaptcha, fakeCaptcha } from '../src/ports/fakeCaptcha.ts';
import { type FakeMail, fakeMail } from '../src/ports/fakeMail.ts';
import { type FakeSite, fakeSite } from '../src/ports/fakeSite.ts';
import { memoryFiles } from '../src/ports/files.ts';
import { httpWebhooks } from '../src/ports/httpWebhooks.ts';
import { Rounds } from '../src/rounds.ts';
import { checkDocumented } from './documented.ts';
import { type FakeJobs, fakeJobs } from './fakeJobs.ts';
import { openFilledDb, openTestDb, type TestDb } from './testDb.ts';

const actorHeader = 'x-test-actor';

export interface CallInput<C extends AnyCall> {
  params?: ParamsOf<C>;
  query?: QueryOf<C>;
  body?: BodyOf<C>;
}

export interface TestResponse<Body> {
  status: number;
  headers: Headers;
  body: Body;
}

export interface TestApi {
  app: App;
  handle: TestDb;
  base: Base;
  env: Env;
  site: FakeSite;
  mail: FakeMail;
  captcha: FakeCaptcha;
  jobs: FakeJobs;
  time: { now: Date };
  ctx(actor?: Actor): Ctx;
  request(path: string, init?: RequestInit & { as?: Actor }): Promise<Response>;
  call<C extends AnyCall>(
    call: C,
    input?: CallInput<C>,
    as?: Actor,
  ): Promise<TestResponse<ResponseOf<C> & Partial<ErrorResponse>>>;
  close(): Promise<void>;
}

export function pathOf(call: AnyCall, params: unknown = {}, query: unknown = {}): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

const randomSecret = () => randomUUID() + randomUUID();

interface TestApiOptions {
  env?: Record<string, string>;
  now?: string;
  withFunds?: boolean;
}

/** Embedded in memory, or on the server of TEST_DATABASE_URL. */
export async function openTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { now = '2026-03-02T05:00:00.000Z', withFunds = false } = options;
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', SITE_URL: 'http://site.test', ...options.env });
  const time = { now: new Date(now) };
  const site = fakeSite();
  const mail = fakeMail();
  const captcha = fakeCaptcha();
  const jobs = fakeJobs();
  const rest: Omit<Base, 'handle'> = {
    env,
    ports: {
      clock: { now: () => new Date(time.now) },
      site,
      files: memoryFiles(),
      mail,
      captcha,
      jobs,
      webhooks: httpWebhooks({ allowLoopback: true }),
    },
    secrets: { session: randomSecret(), revalidate: randomSecret(), privacy: randomSecret() },
    log: pino({ level: env.LOG_LEVEL }),
    statementLog: new StatementLog(),
    rounds: new Rounds(),
  };
  const fill = async (empty: TestDb) => void (await seedFunds(systemCtx({ ...rest, handle: empty }, 'system')));
  const handle = await (withFunds ? openFilledDb(`funds at ${now}`, fill) : openTestDb());
  const base: Base = { ...rest, handle };
  const signedIn = new Map<string, Actor>();
  const known: Authenticate = async (input) => signedIn.get(input.authorization ?? '') ?? (await authenticate(input));
  const app = createApp(base, known);

  const request: TestApi['request'] = async (path, { as, ...init } = {}) => {
    const headers = new Headers(init.headers);
    if (as) {
      const key = `${actorHeader} ${randomUUID()}`;
      signedIn.set(key, as);
      headers.set('authorization', key);
    }
    const response = await app.hono.request(path, { ...init, headers });
    await checkDocumented(app, init.method ?? 'GET', path, response);
    return response;
  };

  return {
    app,
    handle,
    base,
    env,
    site,
    mail,
    captcha,
    jobs,
    time,
    request,
    ctx: (actor) => ({ ...systemCtx(base, 'system'), ...(actor && { actor }) }),
    async call<C extends AnyCall>(call: C, input: CallInput<C> = {}, as?: Actor) {
      const response = await request(pathOf(call, input.params, input.query), {
        method: call.method,
        ...(input.body !== undefined && {
          body: JSON.stringify(input.body),
          headers: { 'content-type': 'application/json' },
        }),
        ...(as && { as }),
      });
      const body = (await response.json()) as ResponseOf<C> & Partial<ErrorResponse>;
      return { status: response.status, headers: response.headers, body };
    },
    close: () => handle.close(),
  };
}
