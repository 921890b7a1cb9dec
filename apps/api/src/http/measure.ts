import type { Metrics } from '@fundfront/web-server/metrics';
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

export const routePattern = (c: Context): string =>
  matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none';

/** Requests by the pattern of their route; those of no route are `none`. */
export function measure(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const seconds = (performance.now() - started) / 1_000;
    metrics.observeRequest({ route: routePattern(c), method: c.req.method, status: c.res.status, seconds });
  };
}
