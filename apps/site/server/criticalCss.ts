import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Piece =
  | {
      css: string;
      /** Classes of each selector; the piece is needed where all of one selector are in use. Absent: always needed. */
      needs?: string[][] | undefined;
      /** Of the pages that need it. Absent: those in both. */
      lang?: string | undefined;
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

/** Data of scripts is left out: what islands draw later has the whole sheet. */
export function classesIn(html: string): Set<string> {
  const used = new Set<string>();
  for (const [, names = ''] of html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(name);
  }
  return used;
}

/** @param language of the page */
export function stylesFor(pieces: readonly Piece[], used: ReadonlySet<string>, language: string): string {
  return pieces
    .map((piece) => {
      if ('at' in piece) {
        const inside = stylesFor(piece.inside, used, language);
        return inside && `${piece.at}{${inside}}`;
      }
      if (piece.lang !== undefined && piece.lang !== language) return '';
      const isNeeded = !piece.needs || piece.needs.some((classes) => classes.every((name) => used.has(name)));
      return isNeeded ? piece.css : '';
    })
    .join('');
}

export const languageOf = (html: string) => /<html[^>]*\slang="(\w+)"/.exec(html)?.[1] ?? '';
const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/;

export interface InlinedStyles {
  html: string;
  css: string | null;
  sheet: string;
}

/** Puts the styles of the first paint in the place of the sheet, so that it does not delay text on a slow line. */
export function inlineCriticalCss(
  html: string,
  piecesOf: (sheet: string) => readonly Piece[] | undefined,
): InlinedStyles {
  const [link, sheet = ''] = sheetLink.exec(html) ?? [];
  const pieces = piecesOf(sheet);
  if (!link || !pieces) return { html, css: null, sheet };
  const css = stylesFor(pieces, classesIn(html), languageOf(html));
  return { html: html.replace(link, () => `<style>${css}</style>`), css, sheet };
}
