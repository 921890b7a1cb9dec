import type { AnyCall, CallPolicy } from '@fundfront/content-model/wire';
import type { Hono } from 'hono';
import type { Actor, Ctx } from '../context.ts';
import type { ResponseCache } from './responseCache.ts';

export type AppEnv = {
  Variables: {
    ctx: Ctx;
    /** Set by a handler whose answer nobody may store although anyone may ask for it. */
    noStore?: true;
  };
};

/** Finds out who calls. Throws TOKEN_EXPIRED, TOKEN_INVALID or SESSION_ENDED; without a header, anonymous. */
export type Authenticate = (input: {
  ctx: Ctx;
  authorization: string | undefined;
  /** Path of the request, without query. */
  path: string;
}) => Promise<Actor>;

/** A route outside the list of calls: a file, a probe, the documentation, what mail programs send. */
export interface RawRoute {
  method: 'GET' | 'POST';
  path: `/${string}`;
  policy: CallPolicy;
  summary: string;
}

/** The application while it is put together: modules add their routes to it. */
export interface App {
  readonly hono: Hono<AppEnv>;
  readonly authenticate: Authenticate;
  readonly calls: Set<AnyCall>;
  readonly raw: Set<RawRoute>;
  readonly responseCache: ResponseCache;
}
