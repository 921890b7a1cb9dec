import http, { type IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { type CompressedBody, compress } from './compress.ts';
import { pagePath } from './pagePath.ts';
import { pastPrefix } from './pastPages.ts';
import type { BodyRule } from './replaceBody.ts';

/** Milliseconds; the old document serves while a new one is fetched. */
const maxAgeMs = 60_000;

/** Far more than the documents of all statuses in both languages. */
const maxDocuments = 20;

function fetchDocument(origin: URL, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const request = http.get(new URL(path, origin), { timeout: 10_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(Buffer.concat(chunks));
        else reject(new Error(`${path} answers ${response.statusCode}`));
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    request.on('timeout', () => request.destroy(new Error(`${path} does not answer`)));
  });
}

export function documentCache(origin: () => URL): (path: string) => Promise<CompressedBody | null> {
  const cache = new LRUCache<string, CompressedBody>({
    max: maxDocuments,
    ttl: maxAgeMs,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (path) => compress(await fetchDocument(origin(), path)),
  });
  return async (path) => {
    const isPast = pastPrefix(path) !== undefined;
    const document = isPast ? fetchDocument(origin(), path).then(compress) : cache.fetch(path);
    return (await document.catch(() => null)) ?? null;
  };
}

export function errorDocumentPath(request: IncomingMessage, status: number): string {
  const { url = '/' } = request;
  const past = pastPrefix(url);
  if (past !== undefined && status === 404) return past + pagePath(url.slice(past.length), 'not-found-page');
  return pagePath(url, status === 404 ? 'not-found-page' : 'error-page');
}

export type LoadErrorDocument = (request: IncomingMessage, status: number) => Promise<CompressedBody | null>;

/**
 * Next answers `notFound()`, and a page that fails, with an empty document that only script fills. The status and the
 * headers stay, the body becomes a whole document.
 */
export function errorDocuments(loadDocument: LoadErrorDocument): BodyRule {
  return {
    matches: ({ statusCode }) => statusCode === 404 || statusCode >= 500,
    replace: async (request, response) => {
      const document = await loadDocument(request, response.statusCode);
      if (document) response.removeHeader('etag');
      return document;
    },
  };
}
