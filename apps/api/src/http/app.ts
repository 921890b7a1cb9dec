import { Hono } from 'hono';
import type { Ctx, Logger, Ports } from '../context.ts';
import type { Handle } from '../db/client.ts';
import type { Env } from '../env.ts';
import { contentRevision } from '../modules/audit/contentRevision.ts';
import type { Secrets } from '../secrets.ts';
import { handleError, handleNotFound } from './handleError.ts';
import { modules } from './modules.ts';
import { requestContext } from './requestContext.ts';
import { createResponseCache } from './responseCache.ts';
import { securityHeaders } from './securityHeaders.ts';
import type { App, AppEnv, Authenticate } from './types.ts';

/** What lives as long as the process does. */
export interface Base {
  handle: Handle;
  ports: Ports;
  env: Env;
  secrets: Secrets;
  log: Logger;
}

/** A context outside any request: for commands, the seed and the dispatcher. */
export function systemCtx(base: Base, name: 'import' | 'seed' | 'system'): Ctx {
  const { handle, ...rest } = base;
  return { ...rest, db: handle.db, actor: { kind: 'system', name }, requestId: name, ip: '' };
}

/** The whole application, ready to answer requests. */
export function createApp(base: Base, authenticate: Authenticate): App {
  // `/api/menu/` and `/api/menu` are one address to callers.
  const hono = new Hono<AppEnv>({ strict: false });
  const responseCache = createResponseCache(() => contentRevision(base.handle.db));
  const app: App = { hono, authenticate, calls: new Set(), raw: new Set(), responseCache };
  hono.use(requestContext(base), securityHeaders(base.env));
  hono.onError(handleError);
  hono.notFound(handleNotFound);
  for (const mount of modules) mount(app);
  return app;
}
