import { publicPath } from '@fundfront/content-model/derive/paths';
import { fromBrotli } from '@fundfront/web-server/encodings';
import { LRUCache } from 'lru-cache';
import { anyAlternate, currentEntry, type EntryAddresses } from '../src/currentEntry.ts';
import { languageOf } from './criticalCss.ts';
import { htmlEncoding } from './htmlEncoding.ts';
import type { StoredPage } from './pageStore.ts';
import { decodeEntities } from './stylePolicy.ts';

export interface Chrome {
  header: string;
  footer: string;
  menu: readonly EntryAddresses[];
  home: string;
}

const headerPlace = /<template data-chrome="header" data-path="([^"]*)" data-alternate="([^"]*)"><\/template>/;
const footerPlace = '<template data-chrome="footer"></template>';
const chromeDocument =
  /<template data-chrome="header" data-home="([^"]*)" data-menu="([^"]*)"><\/template>(.*)<template data-chrome="footer"><\/template>(.*)<template data-chrome="end"><\/template>/s;

const documentName = '/header-and-footer';

export const chromePaths: ReadonlySet<string> = new Set([
  publicPath('en', documentName),
  publicPath('ur', documentName),
]);

/** Which of them a page is to have its header and footer from; null where it has its own, or needs none. */
export function chromePathOf(html: string): string | null {
  return headerPlace.test(html) ? publicPath(languageOf(html) === 'ur' ? 'ur' : 'en', documentName) : null;
}

/** React counts them anew in each document: two in one page could be the same. */
const idOfReact = /"_R_\w*_/;

export function readChrome(html: string): Chrome {
  const [, home = '', menu = '', header = '', footer = ''] = chromeDocument.exec(html) ?? [];
  if (header === '') throw new Error('The document of header and footer is not as ChromePage draws it');
  if (idOfReact.test(header + footer)) throw new Error('Something in the header or footer has an id that React made');
  return { header, footer, menu: JSON.parse(decodeEntities(menu)), home: decodeEntities(home) };
}

/** By the version of the document: it is rendered far more often than it changes. */
const read = new LRUCache<string, Promise<Chrome>>({ max: 8 });

export function chromeIn({ etag, br }: StoredPage): Promise<Chrome> {
  const known = read.get(etag);
  if (known) return known;
  const reading = fromBrotli(br).then((body) => readChrome(body.toString(htmlEncoding)));
  read.set(etag, reading);
  return reading;
}

function markCurrent(header: string, id: string | null): string {
  const [before, after] = header.split(`<li data-item="${id}"`, 2);
  return after === undefined
    ? header
    : `${before}<li data-item="${id}"${after.replace('<a ', '<a aria-current="true" ')}`;
}

/** A page with header and footer in their places: the entry of the menu that leads to it is marked. */
export function insertChrome(html: string, { header, footer, menu, home }: Chrome): string {
  return html
    .replace(headerPlace, (_, path: string, alternate: string) =>
      markCurrent(header, currentEntry(menu, decodeEntities(path), home)).replaceAll(anyAlternate, () => alternate),
    )
    .replace(footerPlace, () => footer);
}
