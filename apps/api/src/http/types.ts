import type { AnyCall, CallPolicy } from '@fundfront/content-model/wire';
import type { Hono } from 'hono';
import type { Actor, Ctx } from '../context.ts';
import type { ResponseCache } from './responseCache.ts';

export type AppEnv = {
  Variables: {
    ctx: Ctx;
    /** Set by a handler whose answer must not be stored although anyone may ask for it. */
    noStore?: true;
  };
};

/** Throws TOKEN_EXPIRED, TOKEN_INVALID or SESSION_ENDED; without a header, anonymous. */
export type Authenticate = (input: { ctx: Ctx; authorization: string | undefined; path: string }) => Promise<Actor>;

export interface RawRoute {
  method: 'GET' | 'POST';
  path: `/${string}`;
  policy: CallPolicy;
  summary: string;
}

export interface App {
  readonly hono: Hono<AppEnv>;
  readonly authenticate: Authenticate;
  readonly calls: Set<AnyCall>;
  readonly raw: Set<RawRoute>;
  readonly responseCache: ResponseCache;
}
