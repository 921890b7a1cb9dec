import { richTextElements } from '@fundfront/content-model/richText';
import { richTextSamples } from '@fundfront/content-model/richTextSamples';
import { describe, expect, it } from 'vitest';
import { sanitize } from './sanitize.ts';

describe('article HTML', () => {
  it.each(richTextSamples)('shows %s as it is', (html) => expect(sanitize(html)).toBe(html));

  it.each(Object.keys(richTextElements))('accepts %s', (name) => {
    expect(sanitize(`<${name} dir="rtl"></${name}>`)).toContain(name === 'img' ? '' : `<${name} dir="rtl"`);
  });

  it.each([
    ['a foreign picture', '<p><img src="https://example.org/a.png" alt="a" /></p>', '<p></p>'],
    ['a picture of another address', '<p><img src="/a.png" alt="a" /></p>', '<p></p>'],
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['a handler', '<p onclick="alert(1)" id="main" class="x">a</p>', '<p>a</p>'],
    ['a style but for alignment', '<p style="position:fixed;text-align:end">a</p>', '<p style="text-align:end">a</p>'],
    ['a link that runs', '<a href="javascript:alert(1)" target="_blank">a</a>', '<a>a</a>'],
    ['the page’s own heading', '<h1>a</h1><h6>b</h6>', '<h2>a</h2><h5>b</h5>'],
  ])('does not show %s', (_what, html, shown) => expect(sanitize(html)).toBe(shown));
});
