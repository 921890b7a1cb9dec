import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import {
  type RevalidationAnswer,
  revalidationPath,
  type SiteStatus,
  signatureHeader,
  siteStatusPath,
} from '@fundfront/content-model/wire';
import type { Asset } from '@fundfront/web-server/assets';
import { acceptedEncoding } from '@fundfront/web-server/encodings';
import type { Logger } from '@fundfront/web-server/log';
import type { Metrics } from '@fundfront/web-server/metrics';
import { requestIdHeader } from '@fundfront/web-server/requestId';
import type { Cdn } from './cdn.ts';
import { type Announcement, type Evictions, verifyRevalidation, verifyStatusRequest } from './evictions.ts';
import { labelOf, measured, traced } from './exposeMetrics.ts';
import type { Finishing } from './finishPage.ts';
import { appendForwardedFor, readBody, stripApiTrailingSlash } from './incomingRequest.ts';
import type { StoredPage } from './pageStore.ts';
import { type Pages, TooBusy } from './pages.ts';
import { pastPrefix } from './pastPages.ts';
import type { AnswerPlain } from './plainConnections.ts';
import { type Renderer, RendererUnavailable } from './renderer.ts';
import { renderForRequest, sendRendered } from './renderForRequest.ts';
import { identify, idsOf, logRequest, newRequestId, requestIdOfRequest } from './requestLog.ts';
import { documentPath, type Route } from './routes.ts';
import {
  immutable,
  isUnchanged,
  plainAnswerOf,
  revalidateEachTime,
  sendDocument,
  sendIslandProps,
  sendPage,
} from './sendPage.ts';
import { withStyles } from './stylePolicy.ts';
import type { UnknownLimit } from './unknownLimit.ts';

export interface PageServer {
  pages: Pages;
  evictions: Evictions;
  cdn: Cdn | null;
  renderer: Renderer;
  assets: ReadonlyMap<string, Asset>;
  finishing: Finishing | null;
  fileHeaders: Readonly<Record<string, string>>;
  pageHeaders: (path: string) => Readonly<Record<string, string>>;
  secret: string | undefined;
  forwardToApi: RequestListener;
  routeOf: (url: string) => Route;
  /** Called with each response that is no page: a crawler's errors, moved addresses. */
  count: (request: IncomingMessage, status: number) => void;
  /** @returns whether other instances will learn of it */
  share: (announcement: Announcement) => Promise<boolean>;
  clientOf: (request: IncomingMessage) => string;
  isFromProxy: (request: Pick<IncomingMessage, 'socket'>) => boolean;
  logger: Logger;
  status: () => SiteStatus;
  metrics: Metrics | undefined;
  isTraced: boolean;
  unknown: UnknownLimit;
}

async function sendAsset(server: PageServer, request: IncomingMessage, response: ServerResponse, asset: Asset) {
  const headers = {
    ...server.fileHeaders,
    'content-type': asset.type,
    etag: asset.etag,
    vary: 'accept-encoding',
    ...(asset.immutable ? immutable : revalidateEachTime),
    [requestIdHeader]: requestIdOfRequest(request),
  };
  if (isUnchanged(request, asset.etag)) return response.writeHead(304, headers).end();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const encoded = encoding && (await asset.encoded(encoding));
  const body = encoded ?? asset.body;
  const coded = encoded && encoding ? { 'content-encoding': encoding } : {};
  return response.writeHead(200, { ...headers, ...coded, 'content-length': body.length }).end(body);
}

type Document = Parameters<typeof documentPath>[1];

/** A page of ours in place of what Next would say, or a sentence where not even that can be rendered. */
async function sendOwnDocument(
  server: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
  {
    path,
    document,
    status,
    headers = {},
  }: { path: string; document: Document; status: number; headers?: Record<string, string> },
): Promise<void> {
  const own = { ...server.pageHeaders(path), ...headers };
  const found = await server.pages.get(documentPath(path, document)).catch(() => null);
  if (found && 'page' in found) return sendDocument(request, response, { page: found.page, status, own });
  const sentence =
    status === 404
      ? 'This page could not be found.'
      : `This page could not be shown just now. Reference: ${requestIdOfRequest(request)}`;
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  response.writeHead(status, { ...withStyles(own), ...plain });
  response.end(sentence);
}

const retryAfter = '5';

async function sendFailure(server: PageServer, request: IncomingMessage, response: ServerResponse, path: string) {
  if (response.headersSent) return void response.destroy();
  const headers = { 'retry-after': retryAfter };
  return sendOwnDocument(server, request, response, { path, document: 'error-page', status: 503, headers });
}

function sendFound(
  { pages, cdn, pageHeaders }: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  requestId: string,
): void {
  const forCdn =
    cdn && !pages.isOld(page) ? cdn.headersOf({ status: page.status, tags: pages.tagsOf(page) }) : undefined;
  sendPage(request, response, page, { requestId, pageHeaders, forCdn });
}

function refusesGuessing(server: PageServer, response: ServerResponse, client: string): boolean {
  const wait = server.unknown.waitOf(client);
  if (wait <= 0) return false;
  const seconds = String(Math.ceil(wait / 1_000));
  response.writeHead(429, { 'retry-after': seconds, 'content-type': 'text/plain; charset=utf-8' });
  response.end('Too many addresses that do not exist. Try again in a moment.');
  return true;
}

async function servePage(server: PageServer, request: IncomingMessage, response: ServerResponse, path: string) {
  const client = server.clientOf(request);
  if (refusesGuessing(server, response, client)) return;
  const found = await server.pages.get(path, idsOf(request));
  if ('page' in found) {
    if (found.page.status >= 300) server.count(request, found.page.status);
    return sendFound(server, request, response, found.page, requestIdOfRequest(request));
  }
  const { status } = found.response;
  const { finishing } = server;
  // Nothing says what it depends on: it is for this request alone.
  if (status < 400)
    return sendRendered(request, response, found.response, { finishing, headers: server.pageHeaders(path) });
  if (status === 404) {
    server.unknown.noteUnknown(client);
    server.count(request, status);
  }
  return sendOwnDocument(server, request, response, { path, document: 'not-found-page', status: 404 });
}

async function serveIslandProps(
  server: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
  { path, version }: Extract<Route, { kind: 'islandProps' }>,
) {
  const client = server.clientOf(request);
  if (refusesGuessing(server, response, client)) return;
  const found = await server.pages.get(path, idsOf(request));
  const props = 'page' in found ? found.page.props : undefined;
  if (props) return sendIslandProps(request, response, props, { asked: version, headers: server.fileHeaders });
  if ('response' in found && found.response.status === 404) server.unknown.noteUnknown(client);
  response.writeHead(404, { ...server.fileHeaders, 'content-type': 'text/plain; charset=utf-8' });
  response.end('No page at this address has such a file.');
}

async function serveDynamic(server: PageServer, request: IncomingMessage, response: ServerResponse, path: string) {
  const headers = server.pageHeaders(path.split('?', 1)[0] ?? path);
  const { renderer, finishing } = server;
  const refused = await renderForRequest(request, response, path, { renderer, finishing, headers });
  if (!refused) return;
  if (refused.status >= 500) throw new RendererUnavailable(`The renderer answered ${refused.status}`);
  const past = pastPrefix(path);
  // What was not there then leads back into the same moment.
  if (past) {
    const document = past + documentPath(path.slice(past.length), 'not-found-page');
    await renderForRequest(request, response, document, { renderer, finishing, headers, status: refused.status });
    return;
  }
  return sendOwnDocument(server, request, response, { path, document: 'not-found-page', status: refused.status });
}

async function serveHook(server: PageServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = (status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const isKnown = request.url === revalidationPath || request.url === siteStatusPath;
  if (!isKnown || request.method !== 'POST') return void answer(404, { error: 'Not found' });
  if (!server.secret) return void answer(503, { error: 'REVALIDATE_SECRET is not set' });
  const body = await readBody(request);
  const signature = String(request.headers[signatureHeader] ?? '');
  const refuse = () => void answer(401, { error: 'The signature or the age of the message is wrong' });
  if (body === null) return refuse();
  if (request.url === siteStatusPath) {
    return verifyStatusRequest(body, signature, server.secret, Date.now())
      ? void answer(200, server.status())
      : refuse();
  }
  const message = verifyRevalidation(body, signature, server.secret, Date.now());
  if (!message) return refuse();
  const announcement = { ...message, signature };
  const [{ purged, first }, shared] = await Promise.all([
    server.evictions.take(announcement),
    server.share(announcement),
  ]);
  if (!shared)
    answer(503, { error: 'Redis is not reached: other instances know nothing of it until it is sent again' });
  else if (!purged) answer(503, { error: 'The CDN was not purged, and may show what is old until it is sent again' });
  else answer(200, { first } satisfies RevalidationAnswer);
}

const onlyRead = { allow: 'GET, HEAD' };

async function serveRoute(server: PageServer, request: IncomingMessage, response: ServerResponse, route: Route) {
  switch (route.kind) {
    case 'redirect':
      server.count(request, route.status);
      response.writeHead(route.status, { ...server.fileHeaders, location: route.location }).end();
      return;
    case 'tooLong':
      response.writeHead(414, { ...server.fileHeaders, 'content-type': 'text/plain; charset=utf-8' });
      response.end('The address is too long.');
      return;
    case 'dynamic':
      return serveDynamic(server, request, response, route.path);
    case 'islandProps':
      return serveIslandProps(server, request, response, route);
    case 'page':
      return servePage(server, request, response, route.path);
  }
}

function sendStored(
  server: PageServer,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  requestId: string,
): boolean {
  const known = server.pages.find(path);
  if (known?.status !== 200) return false;
  sendFound(server, request, response, known, requestId);
  return true;
}

/** What `PlainConnections` answers without Node: pages in memory, as `handleRequest` would. */
export function answerFromMemory(server: PageServer): AnswerPlain {
  const { pages, pageHeaders, metrics } = server;
  return ({ method, url, headers }, socket) => {
    const started = metrics && performance.now();
    const page = pages.find(url);
    if (page?.status !== 200) return null;
    const requestId = newRequestId({ headers, socket }, server.isFromProxy);
    const answer = plainAnswerOf({ headers }, page, { requestId, pageHeaders });
    if (answer && started !== undefined) {
      const seconds = (performance.now() - started) / 1_000;
      metrics?.observeRequest({ route: 'page', method, status: answer.status, seconds });
    }
    return answer;
  };
}

export function handleRequest(server: PageServer): RequestListener {
  const listener: RequestListener = (request, response) => {
    const requestId = newRequestId(request, server.isFromProxy);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // Pages are stored by the path that each is routed to: an address that is one needs no routing.
    if (isRead && sendStored(server, request, response, request.url ?? '/', requestId)) return;
    identify(request, requestId);
    const url = stripApiTrailingSlash(request.url ?? '/');
    request.url = url;
    const asset = isRead ? server.assets.get(url.split('?', 1)[0] ?? url) : undefined;
    if (asset) return void sendAsset(server, request, response, asset);
    const route = server.routeOf(url);
    if (route.kind === 'page' && isRead && sendStored(server, request, response, route.path, requestId)) return;
    response.setHeader(requestIdHeader, requestId);
    logRequest(server.logger, request, response);
    appendForwardedFor(request);
    if (route.kind === 'api') return server.forwardToApi(request, response);
    const path = 'path' in route ? route.path : '/';
    const served =
      route.kind === 'hook'
        ? serveHook(server, request, response)
        : isRead
          ? serveRoute(server, request, response, route)
          : refuseMethod(server, request, response, path);
    served.catch((error: unknown) => {
      server.logger.error({ err: error, requestId }, 'a request failed');
      if (error instanceof TooBusy) response.writeHead(503, { 'retry-after': retryAfter }).end();
      else void sendFailure(server, request, response, path);
    });
  };
  const observed = server.metrics ? measured(listener, server, server.metrics) : listener;
  const routeLabelOf = (url: string) => labelOf(url, server);
  const entry = server.isTraced ? traced(observed, routeLabelOf) : observed;
  return (request, response) => {
    // V8 reads an object slowly once something was deleted from it.
    if (request.headers.traceparent !== undefined) delete request.headers.traceparent;
    entry(request, response);
  };
}

/**
 * Pages are only read. A POST comes from a form whose script has not loaded or does not run: what was typed is not read,
 * and still in the form, in the tab that stays open.
 */
async function refuseMethod(server: PageServer, request: IncomingMessage, response: ServerResponse, path: string) {
  request.resume();
  if (request.method === 'POST') {
    return sendOwnDocument(server, request, response, {
      path,
      document: 'form-not-sent',
      status: 405,
      headers: onlyRead,
    });
  }
  response.writeHead(405, { ...server.fileHeaders, ...onlyRead }).end();
}
