import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Piece =
  | {
      css: string;
      /** Classes of each selector; the piece is needed where all of one selector are in use. Absent: always needed. */
      needs?: string[][];
    }
  | { at: string; inside: Piece[] };

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

/** Scripts are left out: what they render later has the whole sheet. */
export function classesIn(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, names = ''] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(name);
  }
  return used;
}

export function stylesFor(pieces: readonly Piece[], used: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if ('at' in piece) {
        const inside = stylesFor(piece.inside, used);
        return inside && `${piece.at}{${inside}}`;
      }
      const isNeeded = !piece.needs || piece.needs.some((classes) => classes.every((name) => used.has(name)));
      return isNeeded ? piece.css : '';
    })
    .join('');
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/;
const asyncScript = /<script src="(\/_next\/[^"]+)" async=""><\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Puts the styles of the first paint into the page and leaves the whole style sheet and the scripts to
 * `public/deferred.v1.js`, so that neither delays text on a slow line. A document whose style sheet is unknown stays as
 * it is.
 */
export function inlineCriticalCss(html: string, piecesOf: (sheet: string) => readonly Piece[] | undefined): string {
  const [link, sheet = ''] = sheetLink.exec(html) ?? [];
  const pieces = piecesOf(sheet);
  const end = html.lastIndexOf('</body>');
  if (!link || !pieces || end === -1) return html;
  const scripts = [...html.matchAll(asyncScript)].map(([, src]) => src);
  const styles = `<style>${stylesFor(pieces, classesIn(html))}</style>`;
  const deferred = `<script src="/deferred.v1.js" defer data-sheet="${sheet}" data-scripts="${scripts.join(' ')}"></script>`;
  const page = `${html.slice(0, end)}${deferred}${html.slice(end)}`;
  return page
    .replace(asyncScript, '')
    .replace(scriptPreload, '')
    .replace(link, () => styles);
}
