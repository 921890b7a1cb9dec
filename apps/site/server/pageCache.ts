import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { type CompressedBody, compress } from './compress.ts';
import type { Piece } from './criticalCss.ts';
import { inlineCriticalCss } from './criticalCss.ts';
import type { BodyRule } from './replaceBody.ts';

/** Pages kept ready to send: about 60 MB. The one that was asked for longest ago makes room. */
const maxPages = 200;

/** The build writes these files from `Piece`s (`scripts/split-styles.mjs`), for this process alone. */
function parsePieces(text: string): readonly Piece[] {
  return JSON.parse(text);
}

/** Style sheets in pieces, by the address of the sheet. The build writes them beside the front. */
export function readStylePieces(folder: string): Map<string, readonly Piece[]> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((file) => [
      `/_next/static/chunks/${path.basename(file, '.json')}`,
      parsePieces(readFileSync(path.join(folder, file), 'utf8')),
    ]),
  );
}

/** Sends each page in the order of its first drawing, and packs one that did not change only once. */
export function pageCache(sheets: ReadonlyMap<string, readonly Piece[]>): BodyRule {
  const cache = new LRUCache<string, Promise<CompressedBody>>({ max: maxPages });
  const prepare = (original: Buffer) =>
    compress(Buffer.from(inlineCriticalCss(original.toString('utf8'), (sheet) => sheets.get(sheet))));

  return {
    // What Next was left to pack leaves as it is.
    matches: ({ statusCode, req }) => statusCode === 200 && req.headers['accept-encoding'] === undefined,
    replace: (request, response, original) => {
      const etag = response.getHeader('etag');
      // Without a mark a page is drawn anew for each that asks.
      if (typeof etag !== 'string') return prepare(original);
      const key = `${request.url?.split('?', 1)[0]} ${etag}`;
      const page = cache.get(key) ?? prepare(original);
      cache.set(key, page);
      return page;
    },
  };
}
