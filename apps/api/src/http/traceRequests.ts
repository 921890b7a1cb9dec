import { inSpan } from '@fundfront/web-server/tracing';
import type { MiddlewareHandler } from 'hono';
import { isListed, trustedProxies } from './clientIp.ts';
import { routePattern } from './measure.ts';
import { peerOf } from './requestContext.ts';

/** A span for each request, within the trace of a trusted proxy where that names one. */
export function traceRequests(proxies: readonly string[]): MiddlewareHandler {
  const trusted = trustedProxies(proxies);
  return (c, next) => {
    const { method } = c.req;
    const parent = isListed(trusted, peerOf(c)) ? c.req.header('traceparent') : undefined;
    return inSpan(method, { kind: 'server', parent, attributes: { 'http.request.method': method } }, async (span) => {
      await next();
      const route = routePattern(c);
      span?.rename(`${method} ${route}`);
      span?.set('http.route', route);
      span?.set('http.response.status_code', c.res.status);
    });
  };
}
