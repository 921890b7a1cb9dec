import { proxyToApi } from '@fundfront/api-client/proxy';
import type { Asset } from '@fundfront/web-server/assets';
import { acceptedEncoding } from '@fundfront/web-server/encodings';
import type { Logger } from '@fundfront/web-server/log';
import type { Metrics } from '@fundfront/web-server/metrics';
import { requestIdHeader, requestIdOf } from '@fundfront/web-server/requestId';
import { inSpan } from '@fundfront/web-server/tracing';
import { type Context, Hono, type HonoRequest, type MiddlewareHandler } from 'hono';
import { compressResponse } from './compressResponse.ts';
import type { Env } from './env.ts';
import { assetHeaders as headersOfAssets, pageHeaders } from './headers.ts';

function setHeaders(headers: Readonly<Record<string, string>>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  };
}

async function serveAsset(c: Context, asset: Asset): Promise<Response> {
  const encoding = acceptedEncoding(c.req.header('accept-encoding'));
  const encoded = encoding && (await asset.encoded(encoding));
  const headers = {
    'content-type': asset.type,
    etag: asset.etag,
    vary: 'accept-encoding',
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(encoded && encoding ? { 'content-encoding': encoding } : {}),
  };
  if (c.req.header('if-none-match')?.includes(asset.etag)) return c.body(null, 304, headers);
  return c.body(encoded ?? asset.body, 200, headers);
}

/**
 * @param peer address of the other end of the connection
 * @param trustProxy whether that end is our proxy, whose account of the client may be believed
 */
function forwardedHeaders(
  request: HonoRequest,
  peer: string | undefined,
  trustProxy: boolean,
): Record<`x-forwarded-${string}`, string> {
  const trusted = (name: string) => (trustProxy ? request.header(name) : undefined);
  const url = new URL(request.url);
  const ips = [trusted('x-forwarded-for'), peer].filter(Boolean).join(', ');
  return {
    ...(ips && { 'x-forwarded-for': ips }),
    'x-forwarded-host': trusted('x-forwarded-host') ?? url.host,
    'x-forwarded-proto': trusted('x-forwarded-proto') ?? url.protocol.slice(0, -1),
  };
}

export interface AppOptions {
  env: Pick<Env, 'API_URL' | 'PUBLIC_SITE_URL' | 'PUBLIC_ADMIN_URL' | 'TRUST_PROXY'>;
  assets: ReadonlyMap<string, Asset>;
  clientAddress: (c: Context) => string | undefined;
  logger: Logger;
  metrics?: Metrics | undefined;
  fetch?: typeof globalThis.fetch;
}

const unavailable = {
  error: 'The server is not reachable at the moment. Nothing was changed; try again shortly.',
  retryAfter: 2,
};

type AdminEnv = { Variables: { requestId: string; traceparent: string | undefined } };

function identify(
  { logger, metrics, env }: AppOptions,
  routeOf: (path: string) => string,
): MiddlewareHandler<AdminEnv> {
  return async (c, next) => {
    const started = performance.now();
    const requestId = requestIdOf(c.req.header(requestIdHeader), env.TRUST_PROXY);
    c.set('requestId', requestId);
    const { path, method } = c.req;
    const attributes = { 'http.request.method': method, 'http.route': routeOf(path) };
    await inSpan(`${method} ${routeOf(path)}`, { kind: 'server', attributes }, async (span) => {
      c.set('traceparent', span?.traceparent);
      await next();
      span?.set('http.response.status_code', c.res.status);
    });
    c.header(requestIdHeader, requestId);
    const { status } = c.res;
    const ms = performance.now() - started;
    metrics?.observeRequest({ route: routeOf(path), method, status, seconds: ms / 1_000 });
    if (!path.startsWith('/api/') && status < 500) return;
    logger.info({ requestId, method, path, status, ms: Math.round(ms) }, 'request');
  };
}

export function createApp(options: AppOptions): Hono<AdminEnv> {
  const { env, assets, clientAddress, fetch } = options;
  const routeOf = (path: string) => {
    if (path.startsWith('/api/')) return '/api/*';
    if (path === '/health') return path;
    return assets.has(path) ? 'asset' : 'page';
  };
  const app = new Hono<AdminEnv>();
  app.use(identify(options, routeOf));
  const headers = setHeaders(pageHeaders(env));
  const assetHeaders = setHeaders(headersOfAssets);

  app.get('/health', (c) => c.json({ ok: true }));

  app.all('/api/*', async (c) => {
    const response = await proxyToApi(c.req.raw, {
      apiUrl: env.API_URL,
      forwarded: forwardedHeaders(c.req, clientAddress(c), env.TRUST_PROXY),
      requestId: c.get('requestId'),
      traceparent: c.get('traceparent'),
      unavailable,
      ...(fetch && { fetch }),
    });
    return compressResponse(c.req.raw, response);
  });

  app.use((c, next) => (assets.get(c.req.path)?.immutable ? assetHeaders : headers)(c, next));

  app.get('/config.json', (c) => c.json({ publicSiteUrl: env.PUBLIC_SITE_URL }, 200, { 'cache-control': 'no-cache' }));

  app.get('*', async (c) => {
    const asset = assets.get(c.req.path);
    if (asset && c.req.path !== '/index.html') return serveAsset(c, asset);
    // A file that is gone (an old build's) must not be answered with the page: the browser would run it as a script.
    if (/^\/(assets|fonts)\/|\.\w+$/.test(c.req.path)) return c.text('Not found', 404);
    const page = assets.get('/index.html');
    return page ? serveAsset(c, page) : c.text('Not found', 404);
  });

  return app;
}
