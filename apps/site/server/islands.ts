import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { etagOf } from '@fundfront/web-server/assets';
import { htmlEncoding } from './htmlEncoding.ts';
import { islandPropsUrl } from './routes.ts';

export interface BuiltIslands {
  loader: string;
  islands: Readonly<Record<string, readonly string[]>>;
  /** By what their props name: `en.forms`. */
  messages: Readonly<Record<string, readonly string[]>>;
}

const file = 'islands.json';

export function readIslands(folder: string): BuiltIslands | null {
  const name = path.join(folder, file);
  return existsSync(name) ? JSON.parse(readFileSync(name, 'utf8')) : null;
}

const named = /<site-island data-island="(\w+)" data-start="(\w+)"/g;
const saying = /"\$messages":"(\w+\.\w+)/g;

/** JSON is half quotation marks, and each would be six letters: in an attribute between apostrophes they are one. */
export function shortenProps(html: string): string {
  return html.replace(/ data-props="([^"]*)"/g, (_, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`);
}

const waiting = /(<site-island data-island="(\w+)" data-start="(visible|used)" data-props=)'([^']*)'/g;
const characters: Readonly<Record<string, string>> = { '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
/** Bytes of props for which a request of its own would cost more than it saves. */
const leastTaken = 2_000;
const headLines = 2;

interface TakenProps {
  html: string;
  /** In the order of the page; `json` is what each is given. */
  islands: { name: string; start: string; json: string }[];
}

const jsonOf = (islands: TakenProps['islands']) => islands.map(({ json }) => json);

/**
 * Takes out what islands that wait are given: JSON, a line each. In the page stands the number of the line.
 * @param html with props as {@link shortenProps} writes them
 * @returns null where it is too little
 */
export function takeOutProps(html: string): TakenProps | null {
  const islands: TakenProps['islands'] = [];
  const without = html.replace(waiting, (_, tag: string, name: string, start: string, props: string) => {
    const json = props.replace(/&(?:#x27|lt|gt|amp);/g, (escaped) => characters[escaped] ?? escaped);
    islands.push({ name, start, json });
    return `${tag}"${islands.length - 1 + headLines}"`;
  });
  return jsonOf(islands).join('').length < leastTaken ? null : { html: without, islands };
}

const chunkNames = (files: Iterable<string>) => [...new Set(files)].map((file) => file.replace(/\.js$/, '')).join(' ');

function chunksOf(html: string, starts: (start: string) => boolean, { islands }: BuiltIslands): string[] {
  return [...html.matchAll(named)].flatMap(([, name = '', start = '']) => (starts(start) ? (islands[name] ?? []) : []));
}

function chunksOfMessages(text: string, { messages }: BuiltIslands): string[] {
  return [...text.matchAll(saying)].flatMap(([, name = '']) => messages[name] ?? []);
}

export interface WithLoader {
  html: string;
  props?: IslandProps | undefined;
}

export interface IslandProps {
  version: string;
  text: Buffer;
}

/** The names of the islands, the chunks that the page does not name, then what each island is given. */
function besideOf({ html, islands }: TakenProps, known: ReadonlySet<string>, built: BuiltIslands): IslandProps {
  const needed = [
    ...chunksOf(html, (start) => start === 'visible', built),
    ...chunksOfMessages(jsonOf(islands).join('\n'), built),
  ];
  const chunks = chunkNames(needed.filter((chunk) => !known.has(chunk)));
  const names = islands.map(({ name }) => name).join(' ');
  const text = Buffer.from([names, chunks, ...jsonOf(islands)].join('\n'), htmlEncoding);
  return { version: etagOf(text).slice(1, 9), text };
}

/** Of all islands: React, which is as large as the rest of a page, should not wait for a connection behind small ones. */
const chunksOfAll = ({ islands }: BuiltIslands) =>
  Object.values(islands).reduce((common, chunks) => common.filter((chunk) => chunks.includes(chunk)));

/**
 * The one script of a page: it knows the sheet and the chunks of its islands, those last that wait to be used, and where
 * the rest is, if not in the page.
 * @param html with props as {@link shortenProps} writes them
 * @param path of a page that is stored; what is for one request alone brings everything itself
 */
export function addLoader(html: string, sheet: string, built: BuiltIslands, path: string | null): WithLoader {
  const taken = path === null ? null : takeOutProps(html);
  const page = taken?.html ?? html;
  const end = page.lastIndexOf('</body>');
  if (end === -1) return { html };
  const isUsed = (start: string) => start === 'used';
  const first = (start: string) => !isUsed(start) && !(taken && start === 'visible');
  const ofUsed = taken?.islands.filter(({ start }) => isUsed(start)) ?? [];
  const ofIslands = [
    ...chunksOf(page, first, built),
    ...chunksOfMessages(page + jsonOf(ofUsed).join(''), built),
    ...chunksOf(page, isUsed, built),
  ];
  const chunks = new Set(ofIslands.length > 0 ? [...chunksOfAll(built), ...ofIslands] : []);
  chunks.delete(built.loader);
  const props = taken ? besideOf(taken, new Set([...chunks, built.loader]), built) : undefined;
  const url = props ? ` data-props="${islandPropsUrl(path ?? '', props.version)}"` : '';
  const tag = `<script type="module" src="/islands/${built.loader}" data-sheet="${sheet}" data-chunks="${chunkNames(chunks)}"${url}></script>`;
  return { html: page.slice(0, end) + tag + page.slice(end), props };
}
