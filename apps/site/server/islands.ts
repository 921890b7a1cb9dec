import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/** The one script of a page: it knows the sheet and the chunks of its islands, those last that wait to be used. */
export function addLoader(html: string, sheet: string, { loader, islands, messages }: BuiltIslands): string {
  const end = html.lastIndexOf('</body>');
  if (end === -1) return html;
  const found = [...html.matchAll(named)].map(([, name = '', start]) => ({ chunks: islands[name] ?? [], start }));
  const chunksOf = (used: boolean) =>
    found.filter(({ start }) => (start === 'used') === used).flatMap((each) => each.chunks);
  const ofMessages = [...html.matchAll(saying)].flatMap(([, name = '']) => messages[name] ?? []);
  const needed = [...chunksOf(false), ...ofMessages, ...chunksOf(true)];
  const urls = [...new Set(needed)]
    .filter((chunk) => chunk !== loader)
    .map((chunk) => chunk.replace(/\.js$/, ''))
    .join(' ');
  const tag = `<script type="module" src="/islands/${loader}" data-sheet="${sheet}" data-chunks="${urls}"></script>`;
  return html.slice(0, end) + tag + html.slice(end);
}
