import http from 'node:http';
import path from 'node:path';
import { proxyToApi } from '@fundfront/api-client/proxy';
import { listedTypeNames, locales, tags } from '@fundfront/content-model';
import { limits } from '@fundfront/content-model/limits';
import { readAssets } from '@fundfront/web-server/assets';
import type { Logger } from '@fundfront/web-server/log';
import type { Metrics } from '@fundfront/web-server/metrics';
import { requestIdHeader } from '@fundfront/web-server/requestId';
import { getRequestListener } from '@hono/node-server';
import type { Env } from '../src/env.ts';
import { addressCounter, countsSender } from './addressCounts.ts';
import { Cdn } from './cdn.ts';
import { chromePaths } from './chrome.ts';
import { readStyles } from './criticalCss.ts';
import { redisStream } from './evictionStream.ts';
import { Evictions } from './evictions.ts';
import { exposeMetrics, siteStatusOf } from './exposeMetrics.ts';
import { type Finishing, finishPage, recomposePage, repackPage } from './finishPage.ts';
import { answerFromMemory, handleRequest, type PageServer } from './handleRequest.ts';
import { readIslands } from './islands.ts';
import { PageStore } from './pageStore.ts';
import { anyChange, Pages } from './pages.ts';
import { PlainConnections } from './plainConnections.ts';
import type { Renderer } from './renderer.ts';
import { isClearedByEveryChange, type Route, routeOf } from './routes.ts';
import { fileHeaders, pageHeaders } from './securityHeaders.ts';
import { SharedEvictions } from './sharedEvictions.ts';
import { readShortNames } from './shortNames.ts';
import { trustIn, unknownLimit } from './unknownLimit.ts';

/** A file's name with a hash or a version changes with its content. */
const isVersioned = (name: string) => /^_next\/static\/|^(fonts|patterns|islands)\//.test(name);

function builtAssets(folder: string) {
  const files = readAssets(path.join(folder, 'public'), isVersioned);
  for (const [name, asset] of readAssets(path.join(folder, '.next/static'), () => true)) {
    files.set(`/_next/static${name}`, asset);
  }
  return files;
}

function readBuild(folder: string): Omit<Finishing, 'chromeOf'> {
  const stylesOf = readStyles(path.join(folder, 'page-styles'));
  return { stylesOf, islands: readIslands(folder), names: readShortNames(folder) };
}

/** In development each request renders, with its query: Next's client asks for more than pages. */
function routeInDevelopment(url: string): Route {
  const route = routeOf(url);
  return route.kind === 'page' ? { kind: 'dynamic', path: route.path + (/\?.*$/s.exec(url)?.[0] ?? '') } : route;
}

const laterItems = locales.flatMap((locale) => listedTypeNames.map((type) => tags.laterItems(type, locale)));

const unavailable = { error: 'The service does not answer just now. Try again in a moment.', retryAfter: 5 };

export interface PageServerOptions {
  env: Env;
  renderer: Renderer;
  /** Of the build; null in development, where Next serves its own files and nothing is stored. */
  folder: string | null;
  logger: Logger;
  metrics?: Metrics | undefined;
}

const streamKey = (siteUrl: string) => `fundfront:evictions:${new URL(siteUrl).host}`;

function cdnOf({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: Env, log: (sentence: string) => void): Cdn | null {
  if (url === undefined || token === undefined) return null;
  return new Cdn({ url, token, unpurgedTags: new Set([tags.updated()]), log });
}

/** Not listening yet. At the end the store is to be flushed, and sharing to be stopped. */
export function createPageServer({ env, renderer, folder, logger, metrics }: PageServerOptions) {
  const log = (sentence: string) => logger.warn(sentence);
  const finishing: Finishing | null =
    folder === null ? null : { ...readBuild(folder), chromeOf: (document) => pages.chrome(document) };
  const store = new PageStore({ folder: env.PAGE_CACHE_DIR ?? null, log });
  const shared =
    env.REDIS_URL === undefined
      ? null
      : new SharedEvictions({ stream: redisStream(env.REDIS_URL, streamKey(env.PUBLIC_SITE_URL)), log });
  const cdn = cdnOf(env, log);
  const pages: Pages = new Pages({
    store,
    clear: (cleared) => renderer.clear(cleared),
    finish: (page, response, of) => finishPage(page, response, of, finishing),
    compose: (page, chrome) => recomposePage(page, chrome, finishing),
    chromePaths,
    repack: repackPage,
    // The footer has the date of the last change; sitemap and feeds are read by machines.
    lazyTags: new Set([tags.updated(), anyChange, ...laterItems]),
    sequence: () => shared?.position,
    async render(page, ids) {
      const rendered = await renderer.page(page, ids);
      return isClearedByEveryChange(page) ? { ...rendered, tags: [anyChange] } : rendered;
    },
  });
  const evictions = new Evictions({ pages, ...(cdn && { purge: (tags) => cdn.purge(tags) }) });
  void shared?.follow(pages, evictions);
  const origins = {
    publicSiteUrl: env.PUBLIC_SITE_URL,
    publicAdminUrl: env.PUBLIC_ADMIN_URL,
    captcha: env.CAPTCHA_SITE_KEY === undefined ? null : env.CAPTCHA_SERVICE,
  };
  const ofFiles = fileHeaders(origins);
  const counter = addressCounter({ send: countsSender({ apiUrl: env.API_URL, secret: env.REVALIDATE_SECRET }) });
  const forwardToApi = getRequestListener(async (request) => {
    // Written from the connection (`appendForwardedFor`).
    const forwarded = { 'x-forwarded-for': request.headers.get('x-forwarded-for') ?? '' };
    const requestId = request.headers.get(requestIdHeader) ?? '';
    const traceparent = request.headers.get('traceparent') ?? undefined;
    const response = await proxyToApi(request, { apiUrl: env.API_URL, forwarded, requestId, traceparent, unavailable });
    for (const [name, value] of Object.entries(ofFiles)) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    return response;
  });
  const pageServer: PageServer = {
    pages,
    evictions,
    cdn,
    renderer,
    assets: folder === null ? new Map() : builtAssets(folder),
    finishing,
    routeOf: folder === null ? routeInDevelopment : routeOf,
    fileHeaders: ofFiles,
    pageHeaders: pageHeaders(origins, finishing !== null),
    secret: env.REVALIDATE_SECRET,
    forwardToApi,
    count: counter.count,
    share: shared ? (announcement) => shared.share(announcement) : async () => true,
    ...trustIn(env.TRUSTED_PROXIES),
    logger,
    metrics,
    isTraced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    status: () => siteStatusOf(pages, renderer),
    unknown: unknownLimit(),
  };
  if (metrics) exposeMetrics(metrics, () => siteStatusOf(pages, renderer));
  const server = http.createServer({ keepAliveTimeout: limits.keepAliveMs }, handleRequest(pageServer));
  // A CDN's headers, and a trace, are of the request.
  const isPlain = cdn === null && !pageServer.isTraced;
  const connections = isPlain ? new PlainConnections(server, answerFromMemory(pageServer)) : null;
  return { server, connections, store, shared };
}
