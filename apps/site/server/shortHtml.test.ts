import { expect, it } from 'vitest';
import { shortenHtml } from './shortHtml.ts';

const names = new Map([
  ['hzgmle40', 'a'],
  ['hzgmle41', 'b'],
  ['--ff-color-text', '--a'],
]);

it('writes classes and tokens of markup with their short names, and leaves its text', () => {
  const html =
    '<p class="hzgmle40 plain hzgmle41" style="color:var(--ff-color-text)" data-class="hzgmle40">hzgmle40 --ff-color-text</p>';
  const renamed = '<p class="a plain b" style="color:var(--a)" data-class="hzgmle40">hzgmle40 --ff-color-text</p>';
  expect(shortenHtml(html, names)).toBe(renamed);
  expect(shortenHtml(renamed, names)).toBe(renamed);
});

it('leaves out end tags that are implied, and the document is the same', () => {
  const html =
    '<html><head></head><body><table><thead><tr><th>a</th><th scope="col">b</th></tr></thead><tbody><tr><td>1</td><td class="x">2</td></tr><tr><td>3</td> <td>4</td></tr></tbody></table>' +
    '<ul><li>a</li><li class="x">b<ol><li>c</li></ol></li></ul><li-like></li-like><div><dl><div><dt>a</dt><dd>b</dd></div><dt>c</dt><dd>d</dd><dd>e</dd></dl></div><ul><li>x</li>\n</ul></body></html>';
  const short = shortenHtml(html, new Map());
  expect(short.length).toBeLessThan(html.length - 60);
  const documentOf = (text: string) => new DOMParser().parseFromString(text, 'text/html').documentElement.outerHTML;
  expect(documentOf(short)).toBe(documentOf(html));
});
