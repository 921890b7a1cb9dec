import { expect, it } from 'vitest';
import { chromePathOf, insertChrome, readChrome } from './chrome.ts';

const entries = [
  { id: 'home', href: '/home', inside: [] },
  { id: 'about', href: '/about-us', inside: ['/shares'] },
];
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const item = (id: string, href: string) =>
  `<li data-item="${id}" class="i"><a data-top="true" href="${href}">${id}</a></li>`;
const bar = item('home', '/home') + item('about', '/about-us');
const documentOf = (header: string, footer = '<footer>$&amp; 1</footer>') =>
  `<html lang="en"><body><template data-chrome="header" data-home="/home" data-menu="${escaped(JSON.stringify(entries))}"></template>` +
  `${header}<template data-chrome="footer"></template>${footer}<template data-chrome="end"></template></body></html>`;
const page = (path: string, alternate: string, language = 'en') =>
  `<html lang="${language}"><body><template data-chrome="header" data-path="${path}" data-alternate="${alternate}"></template>` +
  `<main>$1</main><template data-chrome="footer"></template></body></html>`;
const header = `<header>${bar}<a href="{alternate}" lang="ur">Urdu</a><a href="{alternate}">again</a></header>`;

it('stands in a page where its templates were, with what belongs to that page', () => {
  const html = insertChrome(page('/about-us/board', '/ur/a&amp;b'), readChrome(documentOf(header)));
  const marked = bar.replace(
    '<a data-top="true" href="/about-us"',
    '<a aria-current="true" data-top="true" href="/about-us"',
  );
  expect(html).toBe(
    `<html lang="en"><body><header>${marked}<a href="/ur/a&amp;b" lang="ur">Urdu</a><a href="/ur/a&amp;b">again</a></header>` +
      `<main>$1</main><footer>$&amp; 1</footer></body></html>`,
  );
});

it('marks no entry where none leads to the page', () => {
  expect(insertChrome(page('/disclaimer', '/ur'), readChrome(documentOf(header)))).not.toContain('aria-current');
});

it('is that of the page’s language, and of no page that has its own', () => {
  expect(chromePathOf(page('/a', '/ur/a'))).toBe('/header-and-footer');
  expect(chromePathOf(page('/ur/a', '/a', 'ur'))).toBe('/ur/header-and-footer');
  expect(chromePathOf(documentOf(header))).toBeNull();
});

it('is refused where it is not what was drawn, or has ids that may meet those of a page', () => {
  expect(() => readChrome('<html></html>')).toThrow('not as ChromePage draws it');
  expect(() => readChrome(documentOf(`${header}<input id="_R_5_"/>`))).toThrow('id that React made');
});
