import type { Metrics } from '@fundfront/web-server/metrics';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { Ctx } from '../context.ts';
import { contentRevision } from '../modules/audit/contentRevision.ts';
import { handleError, handleNotFound } from './handleError.ts';
import { measure } from './measure.ts';
import { modules } from './modules.ts';
import { type Base, requestContext } from './requestContext.ts';
import { createResponseCache } from './responseCache.ts';
import { traceRequests } from './traceRequests.ts';
import type { App, AppEnv, Authenticate } from './types.ts';

export function systemCtx(base: Base, name: 'seed' | 'system'): Ctx {
  const { handle, ...rest } = base;
  return {
    ...rest,
    db: handle.db,
    connections: handle.connections,
    actor: { kind: 'system', name },
    requestId: name,
    ip: '',
  };
}

const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
  },
  xFrameOptions: 'DENY',
  crossOriginResourcePolicy: 'same-site',
  // The library's other defaults concern pages, or promise things about a deployment that nobody here can know.
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
  overwrite: false,
});

export function createApp(base: Base, authenticate: Authenticate, metrics?: Metrics): App {
  // `/api/menu/` and `/api/menu` are one address to callers.
  const hono = new Hono<AppEnv>({ strict: false });
  const responseCache = createResponseCache(() => contentRevision(base.handle.db));
  const app: App = { hono, authenticate, calls: new Set(), raw: new Set(), responseCache };
  const { OTEL_EXPORTER_OTLP_ENDPOINT, TRUSTED_PROXIES } = base.env;
  if (OTEL_EXPORTER_OTLP_ENDPOINT) hono.use(traceRequests(TRUSTED_PROXIES));
  if (metrics) hono.use(measure(metrics));
  hono.use(requestContext(base), securityHeaders);
  // By default browsers talk to the API through their own origin.
  const { CORS_ORIGINS } = base.env;
  if (CORS_ORIGINS.length > 0) hono.use(cors({ origin: CORS_ORIGINS, credentials: true, maxAge: 600 }));
  hono.onError(handleError);
  hono.notFound(handleNotFound);
  for (const mount of modules) mount(app);
  return app;
}
