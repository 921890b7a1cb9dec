import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { htmlEncoding } from './htmlEncoding.ts';

export type Piece =
  | {
      css: string;
      /**
       * Classes and late states of each selector, or a custom property whose value stands in its place in all other pieces; the
       * piece is needed where all of one selector are in use. Absent: always needed.
       */
      needs?: string[][] | undefined;
    }
  | { at: string; inside: Piece[] };

/** The build writes these files from `Piece`s (`scripts/split-styles.mjs`), for this process alone. */
function parsePieces(text: string): readonly Piece[] {
  return JSON.parse(text);
}

/** What a page needs of a sheet for its first paint; undefined where the build has not split it. */
export type StylesOf = (sheet: string, language: string, used: ReadonlySet<string>) => string | undefined;

const maxMade = 200;

/**
 * A sheet is read when a page first asks for it: there is one for each route, and few of them draw pages. What was made of it is held:
 * pages of one kind name the same classes, and a change of the menu makes all of them anew.
 */
export function readStyles(folder: string): StylesOf {
  const pieces = new Map<string, readonly Piece[] | undefined>();
  const made = new LRUCache<string, string>({ max: maxMade });
  return (sheet, language, used) => {
    const file = path.join(folder, language, `${path.basename(sheet)}.json`);
    if (!pieces.has(file))
      pieces.set(file, existsSync(file) ? parsePieces(readFileSync(file, htmlEncoding)) : undefined);
    const ofSheet = pieces.get(file);
    if (!ofSheet) return undefined;
    const key = [file, ...[...used].sort()].join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const css = withoutUnused(stylesFor(ofSheet, used), used);
    made.set(key, css);
    return css;
  };
}

/** States that islands alone bring about, which have the whole sheet by then: where the server has not drawn them, no page needs them. */
const lateStates = {
  'aria-invalid': ' aria-invalid="true"',
  'aria-busy': ' aria-busy="true"',
  'aria-disabled': ' aria-disabled="true"',
  'data-invalid': ' data-invalid=',
  'data-only': ' data-only=',
  ':disabled': ' disabled=""',
  ':indeterminate': null,
} as const;

export const isLateState = (state: string): state is keyof typeof lateStates => Object.hasOwn(lateStates, state);

/** Data of scripts is left out: what islands draw later has the whole sheet. */
export function namesIn(html: string): Set<string> {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const used = new Set([...markup.matchAll(/var\((--[\w-]+)/g)].map(([, property = '']) => property));
  const lists = new Set([...markup.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names));
  for (const names of lists) for (const name of names.split(/\s+/)) used.add(name);
  for (const [state, drawn] of Object.entries(lateStates)) if (drawn && markup.includes(drawn)) used.add(state);
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

const keyframes = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const animations = /animation(?:-name)?:([^;}]+)/g;
const declared = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;
const referred = /var\((--[\w-]+)/g;
const empty = /(?<=^|[{}])[^{}]+\{\}/g;

/** Without animations that nothing plays and custom properties that nothing refers to. */
export function withoutUnused(css: string, used: ReadonlySet<string>): string {
  const played = new Set([...css.matchAll(animations)].flatMap(([, value = '']) => value.split(/[\s,]+/)));
  let styles = css.replace(keyframes, (rule, name: string) => (played.has(name) ? rule : ''));
  for (let before = ''; before !== styles; ) {
    before = styles;
    const names = new Set([...styles.matchAll(referred)].map(([, name = '']) => name));
    styles = styles
      .replace(declared, (rule, name: string) => (names.has(name) || used.has(name) ? rule : ''))
      .replace(empty, '');
  }
  return styles;
}

export const languageOf = (html: string) => /<html[^>]*\slang="(\w+)"/.exec(html)?.[1] ?? '';
const sheetLink = /<link rel="stylesheet" href="([^"]+)"[^>]*>/;

export interface InlinedStyles {
  html: string;
  css: string | null;
  sheet: string;
}

/** Puts the styles of the first paint in the place of the sheet, so that it does not delay text on a slow line. */
export function inlineCriticalCss(html: string, stylesOf: StylesOf): InlinedStyles {
  const [link, sheet = ''] = sheetLink.exec(html) ?? [];
  if (!link) return { html, css: null, sheet };
  const css = stylesOf(sheet, languageOf(html), namesIn(html));
  if (css === undefined) return { html, css: null, sheet };
  return { html: html.replace(link, () => `<style>${css}</style>`), css, sheet };
}
