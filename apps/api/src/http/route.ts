import type {
  AnyCall,
  CallPolicy,
  ParsedBody,
  ParsedParams,
  ParsedQuery,
  ResponseOf,
} from '@fundfront/content-model/wire';
import { momentHeader } from '@fundfront/content-model/wire';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Ctx } from '../context.ts';
import { AppError } from '../errors.ts';
import { assertCan, assertSignedIn } from '../guards.ts';
import { atMoment } from '../modules/moment/atMoment.ts';
import { verifyMomentToken } from '../modules/moment/momentToken.ts';
import { authenticateToken } from '../modules/tokens/authenticateToken.ts';
import { assertFromSite } from './assertFromSite.ts';
import { parseRequest } from './parse.ts';
import { type CachedResponse, toCachedResponse } from './responseCache.ts';
import type { App, AppEnv, RawRoute } from './types.ts';

export interface HandlerInput<C extends AnyCall> {
  ctx: Ctx;
  params: ParsedParams<C>;
  query: ParsedQuery<C>;
  body: ParsedBody<C>;
  c: Context<AppEnv>;
}

async function admitted(
  app: App,
  { policy, beforeSecondStep = false }: { policy: CallPolicy; beforeSecondStep?: boolean },
  c: Context<AppEnv>,
): Promise<Ctx> {
  const anonymous = c.get('ctx');
  if (policy === 'anyone') return anonymous;
  if (policy === 'site') {
    await assertFromSite(anonymous, c);
    return { ...anonymous, actor: { kind: 'system', name: 'system' } };
  }
  if (policy === 'read-token') {
    const actor = await authenticateToken(anonymous, c.req.header('authorization'));
    const ctx = { ...anonymous, actor };
    c.set('ctx', ctx);
    return ctx;
  }
  const { pathname } = new URL(c.req.url);
  const actor = await app.authenticate({
    ctx: anonymous,
    authorization: c.req.header('authorization'),
    path: pathname,
  });
  const ctx = { ...anonymous, actor };
  c.set('ctx', ctx);
  if (actor.kind === 'user' && actor.secondStepDue && !beforeSecondStep) {
    throw new AppError('SECOND_STEP_REQUIRED', 'Your role asks for a second step at sign-in. Set one up first.');
  }
  if (policy === 'signed-in') assertSignedIn(actor);
  else assertCan(actor, policy, 'anywhere');
  return ctx;
}

function send({ body, etag }: CachedResponse, c: Context): Response {
  c.header('etag', etag);
  c.header('cache-control', 'public, max-age=0, must-revalidate');
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return c.body(null, 304);
  return c.body(body, 200, { 'content-type': 'application/json; charset=utf-8' });
}

async function respondFromCache(app: App, c: Context<AppEnv>, response: () => Promise<unknown>): Promise<Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  searchParams.sort();
  let fresh: unknown;
  const cached = await app.responseCache.get(`${pathname}?${searchParams}`, async () => {
    fresh = await response();
    return c.get('noStore') ? null : toCachedResponse(fresh);
  });
  return cached ? send(cached, c) : respondUncached(c, fresh);
}

function respondUncached(c: Context<AppEnv>, response: unknown): Response {
  c.header('cache-control', 'no-store');
  return c.json(response);
}

/** What the public could read then, for whoever holds the token. The past takes nothing in. */
async function respondAsOf(
  ctx: Ctx,
  c: Context<AppEnv>,
  token: string,
  response: (ctx: Ctx) => Promise<unknown>,
): Promise<Response> {
  if (c.req.method !== 'GET') throw new AppError('VALIDATION', 'Nothing can be sent from the site as it was.');
  const past = await verifyMomentToken(ctx, token);
  c.header('x-robots-tag', 'noindex, nofollow');
  return respondUncached(c, await atMoment(ctx, past, response));
}

/** What goes out carries exactly the keys of the call's answer. */
export function route<C extends AnyCall>(
  app: App,
  call: C,
  handle: (handled: HandlerInput<C>) => Promise<ResponseOf<C>> | ResponseOf<C>,
  options: {
    /** A policy that depends on what the address names, in place of the call's own. */
    policyOf?: (params: Record<string, string>) => CallPolicy;
    /** Completes what the verb returned, before it is checked. */
    complete?: (ctx: Ctx, response: unknown) => Promise<unknown>;
  } = {},
): void {
  app.calls.add(call);
  // The router removes the slash at the end of requests, but not of what is registered.
  app.hono.on(call.method, call.path.replace(/\/$/, ''), async (c) => {
    const ctx = await admitted(app, { ...call, policy: options.policyOf?.(c.req.param()) ?? call.policy }, c);
    // These very schemas returned the parts; the type of a call knows more than a generic parse can.
    const parsed = (await parseRequest(call, c)) as Pick<HandlerInput<C>, 'params' | 'query' | 'body'>;
    const response = async (answering: Ctx) => {
      const handled = await handle({ ctx: answering, ...parsed, c });
      return v.parse(call.response, options.complete ? await options.complete(answering, handled) : handled);
    };
    const token = call.policy === 'anyone' ? c.req.header(momentHeader) : undefined;
    if (token !== undefined) return respondAsOf(ctx, c, token, response);
    const isPublic = call.method === 'GET' && call.policy === 'anyone';
    return isPublic ? respondFromCache(app, c, () => response(ctx)) : respondUncached(c, await response(ctx));
  });
}

export function rawRoute(
  app: App,
  declared: RawRoute,
  handle: (handled: { ctx: Ctx; c: Context<AppEnv> }) => Promise<Response> | Response,
): void {
  app.raw.add(declared);
  app.hono.on(declared.method, declared.path, async (c) => handle({ ctx: await admitted(app, declared, c), c }));
}
