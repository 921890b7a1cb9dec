import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { inlineCriticalCss, type Piece } from './criticalCss.ts';
import type { StoredPage } from './pageStore.ts';
import type { RenderedResponse } from './renderer.ts';

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);

/** Seconds after which a page is made anew even without a message of a change. */
const defaultMaxAge = 300;

const qualities = { first: 5, best: 11 } as const;

async function brotli(plain: Buffer, quality: keyof typeof qualities): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[quality],
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return toBrotli(plain, { params });
}

const storedHeaders = ['content-type', 'location', 'x-robots-tag', 'link'] as const;

export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

export type PiecesOf = (sheet: string) => readonly Piece[] | undefined;

/** The HTML of a page as browsers get it; other texts stay. */
export function finishBody({ headers, body }: RenderedResponse, piecesOf: PiecesOf): Buffer {
  const isHtml = headers['content-type']?.startsWith('text/html');
  return isHtml ? Buffer.from(inlineCriticalCss(body.toString('utf8'), piecesOf)) : body;
}

function maxAgeOf({ headers }: RenderedResponse): number {
  return Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? defaultMaxAge);
}

/** Compressed well enough to be sent at once; {@link repackPage} does it better later. */
export async function finishPage(
  path: string,
  response: RenderedResponse,
  tags: readonly string[],
  piecesOf: PiecesOf,
): Promise<StoredPage> {
  const { status } = response;
  const body = status === 200 ? finishBody(response, piecesOf) : Buffer.alloc(0);
  const [zipped, br] = await Promise.all([toGzip(body), brotli(body, 'first')]);
  const headers: Record<string, string> = {};
  for (const name of storedHeaders) {
    const value = response.headers[name];
    if (value !== undefined) headers[name] = String(value);
  }
  const renderedAt = Date.now();
  const expiresAt = renderedAt + maxAgeOf(response) * 1_000;
  return { path, status, headers, etag: etagOf(body), tags, renderedAt, expiresAt, gzip: zipped, br };
}

export async function repackPage(page: StoredPage): Promise<StoredPage | null> {
  const br = await brotli(await fromBrotli(page.br), 'best');
  return br.length < page.br.length ? { ...page, br } : null;
}
