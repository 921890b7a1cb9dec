import http, { type RequestListener, type ServerOptions } from 'node:http';
import path from 'node:path';
import { addressCounter, countsSender } from './addressCounts.ts';
import { acceptEncoding } from './compress.ts';
import { documentCache, errorDocumentPath, errorDocuments } from './errorDocuments.ts';
import {
  answerHeadAsGet,
  appendForwardedFor,
  rejectMalformedUrl,
  rejectNativeFormPost,
  stripApiTrailingSlash,
} from './incomingRequest.ts';
import { pageCache, preparePage, readStylePieces } from './pageCache.ts';
import { pastPages } from './pastPages.ts';
import { redirectLocation, replaceBody } from './replaceBody.ts';

const wildcardHosts = new Set(['0.0.0.0', '::', '']);
const host = process.env.HOSTNAME ?? '';
const origin = () => new URL(`http://${wildcardHosts.has(host) ? '127.0.0.1' : host}:${process.env.PORT ?? 3000}`);
const cachedDocument = documentCache(origin);
const prepare = preparePage(readStylePieces(path.join(import.meta.dirname, 'styles')));
const rules = [
  redirectLocation,
  errorDocuments((request, status) => cachedDocument(errorDocumentPath(request, status))),
  pastPages(prepare),
  pageCache(prepare),
];

const { API_URL: apiUrl = 'http://127.0.0.1:4000', REVALIDATE_SECRET: secret } = process.env;
const counter = addressCounter({ send: countsSender({ apiUrl, secret }) });

const createServer = http.createServer;

// Next makes its own server; every response passes here on its way out.
http.createServer = ((first: ServerOptions | RequestListener, second?: RequestListener) => {
  const [options, listener] = typeof first === 'function' ? [{}, first] : [first, second];
  return createServer(options, (request, response) => {
    counter.watch(request, response);
    appendForwardedFor(request);
    request.url = stripApiTrailingSlash(rejectMalformedUrl(request.url ?? '/'));
    answerHeadAsGet(request);
    rejectNativeFormPost(request, response);
    replaceBody(request, response, acceptEncoding(request), rules);
    listener?.(request, response);
  });
}) as typeof http.createServer;
