import { embedPattern } from './embeds.ts';
import { isMediaPath } from './fields/image/image.ts';
import { isSafeLink } from './fields/link/link.ts';
import { fundFigureNames } from './fundFigures.ts';

type Attributes = Record<string, string>;
interface Element {
  tagName: string;
  attribs: Attributes;
}

/** From 2: the page's own title is the one h1. */
export const headingLevels = [2, 3, 4, 5] as const;

/** By element, the attributes beyond those of all. */
export const richTextElements: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(headingLevels.map((level) => [`h${level}`, []])),
  p: [],
  br: [],
  hr: [],
  div: ['data-callout', 'data-block', 'data-embed'],
  details: [],
  summary: [],
  blockquote: [],
  pre: [],
  ul: ['data-block'],
  ol: ['start', 'type', 'reversed'],
  li: ['data-entry', 'data-media'],
  dl: [],
  dt: [],
  dd: [],
  figure: [],
  figcaption: [],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  table: [],
  caption: [],
  colgroup: [],
  col: ['span'],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  a: ['data-entry', 'href', 'title', 'target', 'rel'],
  abbr: ['title'],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  sub: [],
  sup: [],
  mark: [],
  small: [],
  code: [],
  span: ['data-fund-figure', 'data-entry'],
  bdi: [],
  bdo: [],
};

/** Attributes that every element may have; of `style` only what `textAlign` allows. */
export const commonAttributes = ['dir', 'lang', 'style'] as const;

/** Logical, so that a text remains correct in both directions. */
export const textAlign = ['start', 'center', 'end', 'justify'] as const;

/** Of `dir`: what is written in no direction of its own follows the language of its row. */
export const directions = ['ltr', 'rtl'] as const;

/** Of a `div` that stands out from the text. */
export const callouts = ['note', 'warning'] as const;
export type Callout = (typeof callouts)[number];

/**
 * Of a `ul`: a list of files, each item an empty one with the id of a document or of a file of the library. Of a `div`:
 * questions, each a `details`.
 */
export const blockKinds = ['documents', 'questions'] as const;

const entryId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const allowedValues: Readonly<Record<string, readonly string[] | RegExp>> = {
  dir: directions,
  'data-callout': callouts,
  'data-entry': entryId,
  'data-media': entryId,
  'data-block': blockKinds,
  'data-embed': embedPattern,
  'data-fund-figure': fundFigureNames,
};

/** For an attribute that its element may have. */
export function isAllowedValue(name: string, value: string): boolean {
  const allowed = allowedValues[name];
  return allowed === undefined || (allowed instanceof RegExp ? allowed.test(value) : allowed.includes(value));
}

const allowedOnly = (attribs: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isAllowedValue(name, value)));

/** An unsafe link loses its address and becomes plain words. A foreign page learns nothing of this one. */
export function linkAttributes({ href = '', target, rel: _rel, ...rest }: Attributes): Attributes {
  const url = href.trim();
  if (url === '' || !isSafeLink(url)) return rest;
  const newTab = target === '_blank';
  return {
    ...rest,
    href: url,
    ...(newTab && { target }),
    ...((newTab || /^https?:/i.test(url)) && { rel: 'noopener noreferrer' }),
  };
}

/**
 * Options of `sanitize-html`. The API applies this allow-list to what it stores and the site to what it shows, which
 * therefore leaves a stored text unchanged: what is added on the way (`rel`, `loading`) is added here.
 */
export const richTextRules = {
  allowedTags: Object.keys(richTextElements),
  allowedAttributes: {
    ...Object.fromEntries(Object.entries(richTextElements).map(([name, attributes]) => [name, [...attributes]])),
    '*': [...commonAttributes],
  },
  allowedStyles: { '*': { 'text-align': textAlign.map((value) => new RegExp(`^${value}$`)) } },
  allowedEmptyAttributes: ['alt', 'reversed'],
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h6: 'h5',
    a: (tagName: string, attribs: Attributes): Element => ({ tagName, attribs: linkAttributes(attribs) }),
    img: (tagName: string, attribs: Attributes): Element => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
    '*': (tagName: string, attribs: Attributes): Element => ({ tagName, attribs: allowedOnly(attribs) }),
  },
  // Any other source would let a page call foreign servers.
  exclusiveFilter: ({ tag, attribs }: { tag: string; attribs: Attributes }) =>
    tag === 'img' && !isMediaPath(attribs.src ?? ''),
};

/** Of the items of a list of files: `kind` is `entry` for a document, `media` for a file of the library. */
export interface ListedFileRef {
  kind: 'entry' | 'media';
  id: string;
}

/** A list of files, and nothing else in it. Groups: its attributes, its items. */
export const documentList = () =>
  /<ul\b([^>]*\sdata-block="documents"[^>]*)>((?:\s*<li data-(?:entry|media)="[\da-f-]{36}"><\/li>)+)\s*<\/ul>/g;

/** @param html of a list of files, or a text with such lists */
export function listedFilesIn(html: string): ListedFileRef[] {
  return [...html.matchAll(/<li data-(entry|media)="([\da-f-]{36})"><\/li>/g)].map(([, kind, id = '']) => ({
    kind: kind === 'media' ? 'media' : 'entry',
    id,
  }));
}

const filledFigure = /(<span\b[^>]*?) data-fund-figure="[^"]*"([^>]*>)(?!<\/span>)/g;

/**
 * The value of a fund figure comes from the data, so that nobody can write one: where words stand in its place, the
 * element is no figure.
 * @param html as `richTextRules` leave it
 */
export function withoutWrittenFigures(html: string): string {
  return html.replace(filledFigure, '$1$2');
}
