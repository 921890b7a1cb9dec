import type { Metrics } from '@fundfront/web-server/metrics';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

/** Requests by the pattern of their route; those of no route are `none`. */
export function measure(metrics: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const route = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'none';
    const seconds = (performance.now() - started) / 1_000;
    metrics.observeRequest({ route, method: c.req.method, status: c.res.status, seconds });
  };
}
