import http, { type IncomingMessage } from 'node:http';
import { type Packed, pack } from './packed.ts';
import { pagePath } from './pagePath.ts';

/** Milliseconds that a document serves before it is asked for again; the old one serves meanwhile. */
const fresh = 60_000;

interface Kept {
  body: Packed | null;
  asked: number;
  underWay: Promise<void> | undefined;
}

function get(origin: URL, path: string): Promise<Buffer | null> {
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
export function documents(origin: () => URL): (path: string) => Promise<Packed | null> {
  const known = new Map<string, Kept>();
  return async (path) => {
    const kept: Kept = known.get(path) ?? { body: null, asked: 0, underWay: undefined };
    known.set(path, kept);
    if (Date.now() - kept.asked > fresh) {
      kept.underWay ??= get(origin(), path).then(async (plain) => {
        if (plain) kept.body = await pack(plain);
        if (plain) kept.asked = Date.now();
        kept.underWay = undefined;
      });
    }
    if (kept.body === null) await kept.underWay;
    return kept.body;
  };
}

/** The route that draws what a status is told with, in the language of the address. */
export function statusPath(request: IncomingMessage, status: number): string {
  return pagePath(request.url ?? '/', status === 404 ? 'not-found-page' : 'error-page');
}
