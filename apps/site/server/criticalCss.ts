import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type Piece =
  | {
      css: string;
      /**
       * Classes of each selector, or a custom property whose value stands in its place in all other pieces; the piece is needed
       * where all of one selector are in use. Absent: always needed.
       */
      needs?: string[][] | undefined;
    }
  | { at: string; inside: Piece[] };

/** The build writes these files from `Piece`s (`scripts/split-styles.mjs`), for this process alone. */
function parsePieces(text: string): readonly Piece[] {
  return JSON.parse(text);
}

export type PiecesOf = (sheet: string, language: string) => readonly Piece[] | undefined;

export function readStylePieces(folder: string): PiecesOf {
  const found = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const files = found.filter((file) => file.endsWith('.json'));
  const pieces = new Map(files.map((file) => [file, parsePieces(readFileSync(path.join(folder, file), 'utf8'))]));
  return (sheet, language) => pieces.get(path.join(language, `${path.basename(sheet)}.json`));
}

/** Data of scripts is left out: what islands draw later has the whole sheet. */
export function namesIn(html: string): Set<string> {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const used = new Set([...markup.matchAll(/var\((--[\w-]+)/g)].map(([, property = '']) => property));
  for (const [, names = ''] of markup.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of names.split(/\s+/)) used.add(name);
  }
  return used;
}

/** @param used classes and custom properties that the page's markup names */
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

export const languageOf = (html: string) => /<html[^>]*\slang="(\w+)"/.exec(html)?.[1] ?? '';
const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/;

export interface InlinedStyles {
  html: string;
  css: string | null;
  sheet: string;
}

/** Puts the styles of the first paint in the place of the sheet, so that it does not delay text on a slow line. */
export function inlineCriticalCss(html: string, piecesOf: PiecesOf): InlinedStyles {
  const [link, sheet = ''] = sheetLink.exec(html) ?? [];
  const pieces = piecesOf(sheet, languageOf(html));
  if (!link || !pieces) return { html, css: null, sheet };
  const css = stylesFor(pieces, namesIn(html));
  return { html: html.replace(link, () => `<style>${css}</style>`), css, sheet };
}
