import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type ShortNames = ReadonlyMap<string, string>;

export function readShortNames(folder: string): ShortNames {
  const file = path.join(folder, 'short-names.json');
  return new Map(existsSync(file) ? Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))) : []);
}

const written = / class="([^"]*)"|(?<=var\()--[\w-]+/g;

export function renameInHtml(html: string, names: ShortNames): string {
  const shortOf = (name: string) => names.get(name) ?? name;
  return html.replace(written, (found: string, classes: string | undefined) =>
    classes === undefined ? shortOf(found) : ` class="${classes.split(' ').map(shortOf).join(' ')}"`,
  );
}
