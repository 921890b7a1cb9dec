import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { richTextRules, withoutWrittenFigures } from '@fundfront/content-model/richText';
import { richTextSamples } from '@fundfront/content-model/richTextSamples';
import { Editor } from '@tiptap/core';
import sanitizeHtml from 'sanitize-html';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalHtml } from './html/canonical.ts';
import { parseRichText } from './html/parseRichText.ts';
import { toHtml } from './html/toHtml.ts';
import { extensions } from './nodes/index.ts';

let editor: Editor;
beforeAll(() => {
  editor = new Editor({ extensions });
});
afterAll(() => editor.destroy());

const stored = (html: string) => withoutWrittenFigures(sanitizeHtml(html, richTextRules)).trim();

/** The text before and after one letter was typed at the first place that takes one. */
function typeOneLetter(html: string): { before: string; after: string; raw: string[] } {
  editor.commands.setContent(parseRichText(html, editor.schema));
  const before = stored(toHtml(editor.state.doc));
  const raw: string[] = [];
  let at = -1;
  editor.state.doc.descendants((node, position) => {
    if (node.type.name === 'rawHtml') raw.push(String(node.attrs.html));
    if (at < 0 && node.isTextblock) at = position + 1;
  });
  if (at < 0) return { before, after: before, raw };
  editor.view.dispatch(editor.state.tr.insertText('\u25c6', at));
  return { before, after: stored(stored(toHtml(editor.state.doc))).replace(/\u25c6/, ''), raw };
}

function expectUnchanged(html: string) {
  const { before, after, raw } = typeOneLetter(html);
  expect(canonicalHtml(before)).toBe(canonicalHtml(html));
  expect(canonicalHtml(after)).toBe(canonicalHtml(html));
  return raw;
}

const real = [
  '<h2>Fees</h2>\n<p>Read <a href="/a"><strong>this</strong></a> and <strong><a href="/b">that <em>too</em></a></strong>.</p>\n',
  '<ul><li><p>One</p><p>More</p></li><li>Two <strong>words</strong><ul><li>Deep</li></ul></li><li><h3>Three</h3></li></ul>',
  '<ol start="3" type="a"><li>One</li><li value="9">Two</li></ol>',
  'Words alone, <em>then</em> a block<p>and</p>words again',
  '<table><tr><td>One</td><td colspan="2"><p>Two</p><ul><li>x</li></ul></td></tr><tr><td>Short</td></tr></table>',
  '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tbody lang="ur"><tr><td>2</td></tr></tbody></table>',
  '<table><tbody><tr><td rowspan="2">A<br />B</td><td></td></tr><tr><td><table><caption>In</caption><tbody><tr><td>x</td></tr></tbody></table></td></tr></tbody></table>',
  '<figure><figcaption>Above</figcaption><p>Text</p><img src="/api/media/a.png" alt="" width="3" height="4" /></figure>',
  '<p><img src="/api/media/a.png" alt="" /> beside <a href="/x"><img src="/api/media/b.png" alt="b" /></a></p>',
  '<blockquote>Bare<blockquote><p>Deep</p></blockquote></blockquote><div><div>In</div></div><p></p><p></p>',
  '<pre>  one\n\n   two <strong>b</strong>\n</pre><p>a&nbsp; b&lt;i&gt; &amp;amp;</p>',
  '<pre>\n\n   <p>  one\n  <b>two</b></p>  <p>three</p> four\n</pre>',
  '<dl><dt>A <em>b</em></dt><dt>C</dt><dd>D</dd><dd><p>E</p><p>F</p></dd></dl>',
  '<p style="text-align:end" lang="ur" dir="rtl">آپ <span lang="en" dir="ltr"><span>NAV</span></span></p>',
  '<p>Now <strong><span data-fund-figure="nav" data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff"></span></strong><span data-fund-figure="nav" data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff"></span><span data-fund-figure="nav" data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff"></span>، <a href="/a"><span lang="en" data-fund-figure="ytd" data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff"></span></a></p><h2><span data-fund-figure="offer" data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff"></span></h2>',
  '<p>Files</p><ul data-block="documents" lang="ur">\n<li data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff"></li><li data-media="0199aabb-ccdd-7eef-8899-aabbccddee00"></li>\n</ul><blockquote><ul data-block="documents"><li data-media="0199aabb-ccdd-7eef-8899-aabbccddee00"></li></ul></blockquote><ul data-block="documents"><li>Words</li></ul>',
  '<div data-block="questions" lang="ur" dir="rtl"><details dir="rtl"><summary>کب <strong>ادا</strong>؟</summary>چھ دن میں</details>\n<details><summary>Two</summary><p>A</p><ul><li>B</li></ul><div data-callout="note">C</div></details></div>',
  '<div data-embed="youtube:dQw4w9WgXcQ" lang="en">How to <em>invest</em></div><div data-embed="youtube:dQw4w9WgXcQ"><p>In a paragraph</p></div><div data-embed="openstreetmap:24.86070,67.00110,16"></div>',
  '<div data-callout="note"><p>Pay in before the cut-off.</p></div>',
  '<p><a href="/funds" data-entry="0199aabb-ccdd-7eef-8899-aabbccddeeff">A fund</a><a title="t">b</a></p>',
];

describe('a text that is opened and gets one letter', () => {
  it.each([...new Set(richTextSamples)])('keeps %s', (html) => expect(expectUnchanged(html)).toEqual([]));

  it.each(real)('keeps %s', (html) => expect(expectUnchanged(stored(html))).toEqual([]));

  it('keeps what it does not understand, word for word, beside what it does', () => {
    const odd = '<a href="/x"><h2>Heading in a link</h2><p>and words</p></a>';
    expect(expectUnchanged(`<p>Before</p>${odd}<p>After</p>`)).toEqual([odd]);
  });

  const shared = path.resolve(import.meta.dirname, '../../../../../../shared/data/html/theme-preview.bodies.json');
  const bodies: unknown = existsSync(shared) ? JSON.parse(readFileSync(shared, 'utf8')) : [];
  it.each(Array.isArray(bodies) ? bodies : [])('keeps the body of $title', ({ body }) => {
    expect(expectUnchanged(stored(body))).toEqual([]);
  });
});

describe('the direction of a text', () => {
  it('is that of its language: no element is given one, and one that follows its words is not kept', () => {
    const { after } = typeOneLetter('<ul dir="auto"><li dir="auto"><p dir="auto">آپ</p></li></ul>');
    expect(after).toBe('<ul><li><p>آپ</p></li></ul>');
  });

  it('is kept where a person chose it', () => {
    expect(expectUnchanged('<p dir="rtl">آپ</p><p dir="ltr">NAV</p>')).toEqual([]);
  });
});
