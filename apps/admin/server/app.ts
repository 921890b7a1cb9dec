import { Hono } from 'hono';
import type { Asset } from './assets.ts';
import type { Env } from './env.ts';
import { securityHeaders } from './headers.ts';
import { proxyToApi } from './proxyToApi.ts';
import { serveAsset } from './serveAsset.ts';

export interface AppOptions {
  env: Pick<Env, 'API_URL' | 'PUBLIC_SITE_URL' | 'TRUST_PROXY'>;
  assets: ReadonlyMap<string, Asset>;
  /** Address of the client of a request, where the server knows it. */
  clientAddress: (c: Parameters<typeof proxyToApi>[0]) => string | undefined;
  fetch?: typeof globalThis.fetch;
}

const assetHeaders = [['x-content-type-options', 'nosniff']] as const;

/** The staff admin's own server: its files, its settings for the browser, and the way to the API. */
export function createApp({ env, assets, clientAddress, fetch = globalThis.fetch }: AppOptions): Hono {
  const app = new Hono();
  const pageHeaders = Object.entries(securityHeaders(env.PUBLIC_SITE_URL));

  app.get('/health', (c) => c.json({ ok: true }));

  app.all('/api/*', (c) =>
    proxyToApi(c, { apiUrl: env.API_URL, clientAddress: clientAddress(c), trustProxy: env.TRUST_PROXY, fetch }),
  );

  app.use(async (c, next) => {
    await next();
    // The policy speaks to pages. On every script and style it would only be weight.
    const page = !assets.get(c.req.path)?.immutable;
    for (const [name, value] of page ? pageHeaders : assetHeaders) c.header(name, value);
  });

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
