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

const named = /<site-island data-island="(\w+)"/g;
const saying = /"\$messages":"(\w+\.\w+)/g;
const namesIn = (html: string, pattern: RegExp) => new Set([...html.matchAll(pattern)].map(([, name = '']) => name));

/** JSON is half quotation marks, and each would be six letters: in an attribute between apostrophes they are one. */
export function shortenProps(html: string): string {
  return html.replace(/ data-props="([^"]*)"/g, (_, json: string) => ` data-props='${json.replaceAll('&quot;', '"')}'`);
}

/** The one script of a page: it knows the sheet and the chunks of the islands that are there. */
export function addLoader(html: string, sheet: string, { loader, islands, messages }: BuiltIslands): string {
  const end = html.lastIndexOf('</body>');
  if (end === -1) return html;
  const needed = [
    ...[...namesIn(html, named)].flatMap((name) => islands[name] ?? []),
    ...[...namesIn(html, saying)].flatMap((name) => messages[name] ?? []),
  ];
  const urls = [...new Set(needed)]
    .filter((chunk) => chunk !== loader)
    .map((chunk) => chunk.replace(/\.js$/, ''))
    .join(' ');
  const tag = `<script type="module" src="/islands/${loader}" data-sheet="${sheet}" data-chunks="${urls}"></script>`;
  return html.slice(0, end) + tag + html.slice(end);
}
