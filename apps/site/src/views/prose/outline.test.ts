import { expect, it } from 'vitest';
import { outlineOf } from './outline.ts';

it('gives every heading an address and leaves the rest alone', () => {
  const { html, sections } = outlineOf('<p>a</p><h2>Who we <em>are</em></h2><h3>x</h3><h2 dir="rtl">ہم کون ہیں؟</h2>');
  expect(html).toBe(
    '<p>a</p><h2 id="who-we-are">Who we <em>are</em></h2><h3>x</h3><h2 id="ہم-کون-ہیں" dir="rtl">ہم کون ہیں؟</h2>',
  );
  expect(sections).toEqual([
    { id: 'who-we-are', label: 'Who we are' },
    { id: 'ہم-کون-ہیں', label: 'ہم کون ہیں؟' },
  ]);
});

it('keeps an address that an editor gave, and reads escaped letters', () => {
  const { html, sections } = outlineOf('<h2 id="fees">Fees &amp; taxes</h2><h2>Fees</h2>');
  expect(html).toContain('<h2 id="fees">');
  expect(sections).toEqual([
    { id: 'fees', label: 'Fees & taxes' },
    { id: 'fees-2', label: 'Fees' },
  ]);
});

it('has no part for a heading without words', () => {
  expect(outlineOf('<h2><br></h2><p>b</p>').sections).toEqual([]);
});
