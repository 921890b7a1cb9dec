import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Env } from '../env.ts';
import type { AppEnv } from './types.ts';

const fixed: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-site',
};

/**
 * Headers of every answer, unless the route set its own. Other origins are let in only where the deployment names them:
 * by default browsers talk to the API through their own origin.
 */
export function securityHeaders(env: Env): MiddlewareHandler<AppEnv> {
  const foreign = cors({ origin: env.CORS_ORIGINS, credentials: true, maxAge: 600 });
  return async (c, next) => {
    if (env.CORS_ORIGINS.length > 0) await foreign(c, next);
    else await next();
    for (const [name, value] of Object.entries(fixed)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
  };
}
