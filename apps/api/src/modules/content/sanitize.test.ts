import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { richTextElements, richTextRules } from '@fundfront/content-model/richText';
import { richTextSamples } from '@fundfront/content-model/richTextSamples';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, it } from 'vitest';
import { sanitizeRichText } from './writeVersion.ts';

const shown = (html: string) => sanitizeHtml(html, richTextRules);

const fund = '0199aabb-ccdd-7eef-8899-aabbccddeeff';

const hostile = [
  '<script>alert(1)</script><p>a</p>',
  '<p onclick="alert(1)" style="position:fixed;background:url(https://example.org)">a</p>',
  '<a href="javascript:alert(1)">a</a><a href=" /b ">b</a><a href="//example.org">c</a><a href="data:text/html,x">d</a>',
  '<a href="https://example.org" target="_top" rel="opener">a</a><a href="java&#x0A;script:alert(1)">b</a>',
  '<img src="https://example.org/a.png" /><img src=x onerror=alert(1)><img src="/api/media/../session">',
  '<svg><style><img src=x onerror=alert(1)></style></svg><math><mtext></p><img src=x></mtext></math>',
  '<iframe src="https://example.org"><p>a</p></iframe><object data="x"><p>b</p></object><form><input name="c"></form>',
  '<p>a &lt;script&gt;alert(1)&lt;/script&gt; &amp;amp; &nbsp; &#1570; "b" \u0000\u202e</p>',
  '<h1>a</h1><h6>b</h6><h5 id="main" class="x">c</h5>',
  '<table><p>a</p><tr><td>b<td>c</table></div></p><li>d<ul>e<b>f</ul>',
  '<p title="" lang="" dir>a<ol reversed start=""><li>b</ol><abbr title="">c</abbr><ul><li><a title href="/d">d</a></ul>',
  '<p>unclosed <b>bold <i>both</b> italic',
  '<span data-fund-figure="nav" data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff"> 12.5 <span data-fund-figure="ytd"></span></span>',
  '<span data-fund-figure="nav&quot;><script>" data-entry="a&quot; onclick=&quot;x"><i></i></span>',
  '<!-- a --><![CDATA[ b ]]><?php c ?><p>d</p>',
  '  \n<p>a</p>\t ',
  'words alone < 3 > 2 & 1',
  '',
];

const shared = path.resolve(import.meta.dirname, '../../../../../../shared/data');
const readShared = (file: string) => {
  const found = path.join(shared, file);
  return existsSync(found) ? readFileSync(found, 'utf8') : '';
};
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsOf);

const more = [
  ...readShared('hostile/xss_payloads_dev_200.txt').split('\n'),
  ...stringsOf(JSON.parse(readShared('hostile/blns_dev_sections.json') || '[]')),
  ...stringsOf(JSON.parse(readShared('html/theme-preview.bodies.json') || '[]')),
];

describe('formatted text', () => {
  it.each(richTextSamples)('stores %s as it is', (html) => expect(sanitizeRichText(html)).toBe(html));

  it.each([...richTextSamples, ...hostile, ...more])('is shown as it is stored: %s', (html) => {
    const stored = sanitizeRichText(html);
    expect(shown(stored)).toBe(stored);
    expect(sanitizeRichText(stored)).toBe(stored);
    expect(stored).not.toMatch(
      /<(?:script|style|iframe|svg|math|object|form|input)\b|<[^>]*\son\w+=|<[^>]*javascript:/i,
    );
  });

  it.each(Object.keys(richTextElements))('knows where %s stands', (name) => {
    expect(richTextSamples.filter((html) => html.includes(`<${name}`)).length).toBeGreaterThan(3);
  });

  it.each([
    ['<a href=" https://example.org ">a</a>', '<a href="https://example.org" rel="noopener noreferrer">a</a>'],
    ['<a href="/b" rel="opener" target="_top">b</a>', '<a href="/b">b</a>'],
    ['<a href="/c" target="_blank">c</a>', '<a href="/c" target="_blank" rel="noopener noreferrer">c</a>'],
    ['<a href="javascript:d" title="t">d</a>', '<a title="t">d</a>'],
    ['<img src="/api/media/e.png" alt="">', '<img src="/api/media/e.png" alt="" loading="lazy" />'],
    ['<img src="https://example.org/f.png" alt="f">', ''],
    [
      `<span data-fund-figure="nav" data-entry="${fund}"></span>`,
      `<span data-fund-figure="nav" data-entry="${fund}"></span>`,
    ],
    [`<span data-fund-figure="nav" data-entry="${fund}">999.99</span>`, `<span data-entry="${fund}">999.99</span>`],
    [`<span data-entry="${fund}" data-fund-figure="ytd"><b>9</b></span>`, `<span data-entry="${fund}"><b>9</b></span>`],
    ['<span data-fund-figure="profit" data-entry="x"></span>', '<span></span>'],
    ['<div data-embed="youtube:dQw4w9WgXcQ">j</div>', '<div data-embed="youtube:dQw4w9WgXcQ">j</div>'],
    ['<div data-embed="vimeo:1">k</div>', '<div>k</div>'],
    ['<div data-embed="youtube:../../evil.test">l</div>', '<div>l</div>'],
    ['<div data-embed="https://evil.test/embed/dQw4w9WgXcQ">m</div>', '<div>m</div>'],
    [
      '<div data-embed="youtube:dQw4w9WgXcQ" src="https://evil.test" onclick="x()">n</div>',
      '<div data-embed="youtube:dQw4w9WgXcQ">n</div>',
    ],
    ['<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"></iframe>', ''],
    ['<p data-embed="youtube:dQw4w9WgXcQ">o</p>', '<p>o</p>'],
    [
      '<details open ontoggle="x()"><summary>p</summary>q</details><summary>r</summary>',
      '<details><summary>p</summary>q</details>r',
    ],
    ['<ul data-block="documents"><li data-media="../x"></li></ul>', '<ul data-block="documents"><li></li></ul>'],
    ['<h1>g</h1><h6>h</h6>', '<h2>g</h2><h5>h</h5>'],
    ['<p style="text-align: left; color: red">i</p>', '<p>i</p>'],
  ])('makes of %s %s', (html, stored) => expect(sanitizeRichText(html)).toBe(stored));
});
