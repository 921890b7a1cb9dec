import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type ShortNames = ReadonlyMap<string, string>;

export function readShortNames(folder: string): ShortNames {
  const file = path.join(folder, 'short-names.json');
  return new Map(existsSync(file) ? Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))) : []);
}

export function renameInHtml(html: string, names: ShortNames): string {
  const shortOf = (name: string) => names.get(name) ?? name;
  // The same few lists of classes stand on most elements.
  const lists = new Map<string, string>();
  const shorten = (list: string) => {
    const short = lists.get(list) ?? list.split(' ').map(shortOf).join(' ');
    lists.set(list, short);
    return short;
  };
  return html
    .replace(/ class="([^"]*)"/g, (_, list: string) => ` class="${shorten(list)}"`)
    .replace(/var\((--[\w-]+)/g, (_, name: string) => `var(${shortOf(name)}`);
}
