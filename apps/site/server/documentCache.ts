import http, { type IncomingMessage } from 'node:http';
import { type CompressedBody, compress } from './compress.ts';
import { pagePath } from './pagePath.ts';

/** Milliseconds that a document serves before it is asked for again; the old one serves meanwhile. */
const maxAgeMs = 60_000;

interface CacheEntry {
  body: CompressedBody | null;
  fetchedAt: number;
  pending: Promise<void> | undefined;
}

function fetchDocument(origin: URL, path: string): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const request = http.get(new URL(path, origin), { timeout: 10_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(response.statusCode === 200 ? Buffer.concat(chunks) : null));
      response.on('error', () => resolve(null));
    });
    request.on('error', () => resolve(null));
    request.on('timeout', () => request.destroy());
  });
}

/** Reads documents of the site itself and keeps the last good copy of each. */
export function documentCache(origin: () => URL): (path: string) => Promise<CompressedBody | null> {
  const cache = new Map<string, CacheEntry>();
  return async (path) => {
    const entry: CacheEntry = cache.get(path) ?? { body: null, fetchedAt: 0, pending: undefined };
    cache.set(path, entry);
    if (Date.now() - entry.fetchedAt > maxAgeMs) {
      entry.pending ??= fetchDocument(origin(), path).then(async (plain) => {
        if (plain) entry.body = await compress(plain);
        if (plain) entry.fetchedAt = Date.now();
        entry.pending = undefined;
      });
    }
    if (entry.body === null) await entry.pending;
    return entry.body;
  };
}

/** The route that draws what a status is told with, in the language of the address. */
export function errorDocumentPath(request: IncomingMessage, status: number): string {
  return pagePath(request.url ?? '/', status === 404 ? 'not-found-page' : 'error-page');
}
