import type { AnyCall, CallPolicy, CallTag, ErrorCode } from '@fundfront/content-model/wire';
import type { Hono } from 'hono';
import type * as v from 'valibot';
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

type Shape = v.GenericSchema<unknown, unknown>;

/** A route whose answer is no JSON of the content model: a file, a page, a redirect. */
export interface RawRoute {
  /** The `operationId` of the API's description. */
  name: string;
  method: 'GET' | 'POST';
  path: `/${string}`;
  policy: CallPolicy;
  summary: string;
  tag: CallTag;
  params?: Shape;
  query?: Shape;
  /** JSON, or the media types of what is sent otherwise. */
  body?: Shape | { types: readonly string[] };
  /** Of its answer: media types, or `redirect` for 303. `part` can be answered in parts, and with 304. */
  answer: { types: readonly string[]; partial?: true } | 'redirect';
  /** Beyond those that follow from policy, parameters and body. */
  errors?: readonly ErrorCode[];
}

export interface App {
  readonly hono: Hono<AppEnv>;
  readonly authenticate: Authenticate;
  readonly calls: Set<AnyCall>;
  readonly raw: Set<RawRoute>;
  readonly responseCache: ResponseCache;
}
