import { describe, expect, it } from 'vitest';
import { fixNesting } from './fixNesting.ts';

describe('wellNested', () => {
  it.each([
    '<p>Words &amp; &lt;signs&gt;<br />آپ</p>',
    '<ul><li>one</li> <li>two<ol start="2"><li>three</li></ol></li></ul>',
    '<table><caption>c</caption><colgroup><col span="2" /></colgroup><tr><th scope="row">a</th><td>1</td></tr></table>',
    '<dl><dt>a</dt><dd>b</dd></dl><figure><img src="/api/media/a.png" alt="" /><figcaption>c</figcaption></figure>',
  ])('leaves %s as it is', (html) => {
    expect(fixNesting(html)).toBe(html);
  });

  it.each([
    ['a part without its whole', '<p>a</p><li>b</li><tr><td>c</td></tr><figcaption>d</figcaption>', '<p>a</p>bcd'],
    ['parts in a link', '<a href="/x"><li>b</li></a>', '<a href="/x">b</a>'],
    ['words in a list', '<ol>a<li>b</li></ol>', '<ol><li>a</li><li>b</li></ol>'],
    ['a list in a list', '<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a</li><li><ul><li>b</li></ul></li></ul>'],
    ['words in a table', '<table>a<tr>b<td>c</td></tr></table>', 'ab<table><tr><td>c</td></tr></table>'],
    ['words among terms', '<dl>a<dt>b</dt><dd>c</dd></dl>', 'a<dl><dt>b</dt><dd>c</dd></dl>'],
  ])('mends %s', (_what, html, mended) => {
    expect(fixNesting(html)).toBe(mended);
    expect(fixNesting(mended)).toBe(mended);
  });
});
