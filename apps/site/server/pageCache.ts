import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { type CompressedBody, compress } from './compress.ts';
import type { Piece } from './criticalCss.ts';
import { inlineCriticalCss } from './criticalCss.ts';
import type { BodyRule } from './replaceBody.ts';

/** About 60 MB. */
const maxPages = 200;

/** The build writes these files from `Piece`s (`scripts/split-styles.mjs`), for this process alone. */
function parsePieces(text: string): readonly Piece[] {
  return JSON.parse(text);
}

export function readStylePieces(folder: string): Map<string, readonly Piece[]> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((file) => [
      `/_next/static/chunks/${path.basename(file, '.json')}`,
      parsePieces(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

export type Prepare = (html: string) => Promise<CompressedBody>;

export function preparePage(sheets: ReadonlyMap<string, readonly Piece[]>): Prepare {
  return (html) => compress(Buffer.from(inlineCriticalCss(html, (sheet) => sheets.get(sheet))));
}

export function pageCache(prepare: Prepare): BodyRule {
  const cache = new LRUCache<string, Promise<CompressedBody>>({ max: maxPages });

  return {
    matches: ({ statusCode, req }) => statusCode === 200 && req.headers['accept-encoding'] === undefined,
    replace: (request, response, original) => {
      const etag = response.getHeader('etag');
      // Without an ETag there is no telling whether a page changed.
      if (typeof etag !== 'string') return prepare(original.toString('utf8'));
      const key = `${request.url?.split('?', 1)[0]} ${etag}`;
      const page = cache.get(key) ?? prepare(original.toString('utf8'));
      cache.set(key, page);
      return page;
    },
  };
}
