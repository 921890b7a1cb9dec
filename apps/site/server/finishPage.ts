import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { revisionIn } from '@fundfront/content-model/wire';
import { etagOf } from '@fundfront/web-server/assets';
import { compress } from '@fundfront/web-server/encodings';
import { inlineCriticalCss, type Piece } from './criticalCss.ts';
import { addLoader, type BuiltIslands } from './islands.ts';
import type { StoredPage } from './pageStore.ts';
import type { RenderedResponse } from './renderer.ts';
import { stripScripts, withoutPreloads } from './stripScripts.ts';
import { stylePolicy } from './stylePolicy.ts';

const fromBrotli = promisify(brotliDecompress);

/** Seconds after which a page is made anew even without a message of a change. */
const defaultMaxAge = 300;

const storedHeaders = ['content-type', 'location', 'x-robots-tag', 'link'] as const;

export interface Build {
  piecesOf: (sheet: string) => readonly Piece[] | undefined;
  islands: BuiltIslands | null;
}

export interface Finished {
  body: Buffer;
  styles?: ReturnType<typeof stylePolicy>;
}

/** The HTML of a page as browsers get it; other texts stay. Throws where Next wrote what must not be taken out. */
export function finishBody({ headers, body }: RenderedResponse, build: Build | null): Finished {
  if (!build || !headers['content-type']?.startsWith('text/html')) return { body };
  const { html, css, sheet } = inlineCriticalCss(stripScripts(body.toString('utf8')), build.piecesOf);
  const finished = build.islands ? addLoader(html, sheet, build.islands) : html;
  return { body: Buffer.from(finished), styles: stylePolicy(finished, css) };
}

function maxAgeOf({ headers }: RenderedResponse): number {
  return Number(/\bs-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1] ?? defaultMaxAge);
}

/** Compressed well enough to be sent at once; {@link repackPage} does it better later. */
export async function finishPage(
  path: string,
  response: RenderedResponse,
  tags: readonly string[],
  build: Build | null,
): Promise<StoredPage> {
  const { status } = response;
  const { body, styles }: Finished = status === 200 ? finishBody(response, build) : { body: Buffer.alloc(0) };
  const [zipped, br] = await Promise.all([compress(body, 'gzip', 'once'), compress(body, 'br', 'once')]);
  const headers: Record<string, string> = {};
  for (const name of storedHeaders) {
    const value = response.headers[name];
    if (value !== undefined) headers[name] = name === 'link' ? withoutPreloads(String(value)) : String(value);
  }
  const renderedAt = Date.now();
  const expiresAt = renderedAt + maxAgeOf(response) * 1_000;
  const revision = revisionIn(body.toString('utf8'));
  return { path, status, headers, styles, etag: etagOf(body), tags, revision, renderedAt, expiresAt, gzip: zipped, br };
}

export async function repackPage(page: StoredPage): Promise<StoredPage | null> {
  const br = await compress(await fromBrotli(page.br), 'br', 'best');
  return br.length < page.br.length ? { ...page, br } : null;
}
