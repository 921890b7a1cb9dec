import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export type ShortNames = ReadonlyMap<string, string>;

export function readShortNames(folder: string): ShortNames {
  const file = path.join(folder, 'short-names.json');
  return new Map(existsSync(file) ? Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))) : []);
}

const written = / class="([^"]*)"|(?<=var\()--[\w-]+/g;

function rename(html: string, names: ShortNames): string {
  const shortOf = (name: string) => names.get(name) ?? name;
  return html.replace(written, (found: string, classes: string | undefined) =>
    classes === undefined ? shortOf(found) : ` class="${classes.split(' ').map(shortOf).join(' ')}"`,
  );
}

/** Where each of them is implied: https://html.spec.whatwg.org/multipage/syntax.html#optional-tags */
const impliedEnds = new RegExp(
  [
    '</t[dh]>(?=<t[dh][ >]|</tr>)',
    '</tr>(?=<tr[ >]|</t(?:head|body|foot)>)',
    '</li>(?=<li[ >]|</[uo]l>)',
    '</dt>(?=<d[td][ >])',
    '</dd>(?=<d[td][ >]|</dl>|</div>)',
  ].join('|'),
  'g',
);

/** The same document in fewer letters. What has short names already stays: they are nobody's long ones. */
export function shortenHtml(html: string, names: ShortNames): string {
  return rename(html, names).replace(impliedEnds, '');
}
