import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { etagOf } from '@fundfront/web-server/assets';
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

const ofVisible = /(<site-island data-island="(\w+)" data-start="visible" data-props=)'([^']*)'/g;
const characters: Readonly<Record<string, string>> = { '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };
/** Letters of props for which a request of its own would cost more than it saves. */
const leastTaken = 2_000;

/**
 * Takes out what islands that wait to be seen are given: a line with their names, then one of JSON for each. In the page
 * stands the number of its line.
 * @param html with props as {@link shortenProps} writes them
 */
export function takeOutProps(html: string): { html: string; props: string | null } {
  const names: string[] = [];
  const lines: string[] = [];
  const without = html.replace(ofVisible, (_, start: string, name: string, props: string) => {
    names.push(name);
    lines.push(props.replace(/&(?:#x27|lt|gt|amp);/g, (escaped) => characters[escaped] ?? escaped));
    return `${start}"${lines.length}"`;
  });
  const props = [names.join(' '), ...lines].join('\n');
  return props.length < leastTaken ? { html, props: null } : { html: without, props };
}

const versionOf = (props: Buffer) => etagOf(props).slice(1, 9);

function chunksFor(html: string, props: string, { loader, islands, messages }: BuiltIslands): string {
  const found = [...html.matchAll(named)].map(([, name = '', start]) => ({ chunks: islands[name] ?? [], start }));
  const chunksOf = (used: boolean) =>
    found.filter(({ start }) => (start === 'used') === used).flatMap((each) => each.chunks);
  const said = [...html.matchAll(saying), ...props.matchAll(saying)];
  const needed = [...chunksOf(false), ...said.flatMap(([, name = '']) => messages[name] ?? []), ...chunksOf(true)];
  return [...new Set(needed)]
    .filter((chunk) => chunk !== loader)
    .map((chunk) => chunk.replace(/\.js$/, ''))
    .join(' ');
}

export interface WithLoader {
  html: string;
  /** What stands beside the page, if anything does. */
  props?: IslandProps | undefined;
}

export interface IslandProps {
  version: string;
  text: Buffer;
}

/**
 * The one script of a page: it knows the sheet and the chunks of its islands, those last that wait to be used, and where
 * the props are that are not in the page.
 * @param path of a page that is stored; what is for one request alone brings all its props itself
 */
export function addLoader(html: string, sheet: string, built: BuiltIslands, path: string | null): WithLoader {
  const whole = shortenProps(html);
  const { html: page, props } = path === null ? { html: whole, props: null } : takeOutProps(whole);
  const end = page.lastIndexOf('</body>');
  if (end === -1) return { html };
  const text = props === null ? null : Buffer.from(props);
  const beside = text && { version: versionOf(text), text };
  const from = beside ? ` data-props="${islandPropsUrl(path ?? '', beside.version)}"` : '';
  const chunks = chunksFor(page, props ?? '', built);
  const tag = `<script type="module" src="/islands/${built.loader}" data-sheet="${sheet}" data-chunks="${chunks}"${from}></script>`;
  return { html: page.slice(0, end) + tag + page.slice(end), props: beside ?? undefined };
}
