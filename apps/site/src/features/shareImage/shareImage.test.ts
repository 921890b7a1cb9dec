// @vitest-environment node

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { facesOf } from './faces.ts';
import { fitTitle, renderableText } from './fitTitle.ts';
import { layOutLines, renderShareImage, shareSvg } from './renderShareImage.ts';
import { visualRuns } from './runs.ts';
import { shapeLine } from './shapeLine.ts';
import { shareImageVersion } from './shareImageVersion.ts';

const en = {
  locale: 'en',
  title: 'How to invest',
  company: 'Sample Asset Management',
  section: 'Customer service',
} as const;
const ur = {
  locale: 'ur',
  title: 'سرمایہ کاری کیسے کریں',
  company: 'سیمپل ایسیٹ مینجمنٹ',
  section: 'کسٹمر سروس',
} as const;

describe('a line', () => {
  it('runs from right to left in Urdu, with Latin names and numbers the other way inside', async () => {
    const { display } = await facesOf('ur');
    const line = renderableText('فون 0213-5678901 اور Money Market -2.13% پر', display);
    const shown = visualRuns(line, display, 'rtl').map((run) => run.text.trim());
    expect(shown.filter(Boolean)).toEqual(['پر', '-2.13%', 'Money Market', 'اور', '0213-5678901', 'فون']);
  });

  it('joins the letters of a word', async () => {
    const { display } = await facesOf('ur');
    const style = { faces: display, size: 100, direction: 'rtl' } as const;
    const apart = [...'سرمایہ'].map((letter) => shapeLine(letter, style).width).reduce((sum, width) => sum + width, 0);
    expect(shapeLine('سرمایہ', style).width).toBeLessThan(0.8 * apart);
  });

  it('draws every letter of a title in either script', async () => {
    for (const content of [en, ur]) {
      const { display } = await facesOf(content.locale);
      expect(renderableText(content.title, display)).toBe(content.title);
    }
  });
});

describe('a title', () => {
  const box = { width: 850, lines: 3, sizes: [80, 60, 40] };

  it.each([
    ['short', 'Careers', 80],
    ['long', 'Announcement of the annual general meeting and of a change of documents', 60],
    ['endless', 'word '.repeat(200), 40],
    ['one endless word', 'W'.repeat(400), 40],
  ])('%s takes the largest size that fits three lines', async (_name, title, size) => {
    const { display } = await facesOf('en');
    const fitted = fitTitle(title, box, { faces: display, direction: 'ltr' });
    expect(fitted.size).toBe(size);
    expect(fitted.lines.length).toBeLessThanOrEqual(3);
    for (const line of fitted.lines) expect(line.width).toBeLessThanOrEqual(850);
  });
});

const tall =
  'سیمپل انکم گروتھ فنڈ کے آفرنگ ڈاکیومنٹ کا ضمیمہ، مستقل ہدایات پر فرنٹ اینڈ لوڈ میں کمی کا نوٹس اور یونٹوں کی واپسی'.split(
    ' ',
  );
const long =
  'Supplement to the offering document of a fund with a very long name indeed, effective from the first of the month'.split(
    ' ',
  );

describe('the lines of a picture', () => {
  const inkOf = (lines: Awaited<ReturnType<typeof layOutLines>>['title']) => ({
    top: Math.min(...lines.map(({ line, baseline }) => baseline - line.above)),
    end: Math.max(...lines.map(({ line, baseline }) => baseline + line.below)),
  });

  it.each([
    ['Urdu', ur, tall],
    ['English', en, long],
  ])('lie below one another in %s, however long the title is', async (_name, content, words) => {
    const counts = new Set<number>();
    for (let count = 1; count <= words.length; count += 1) {
      const { company, label, title } = await layOutLines({ ...content, title: words.slice(0, count).join(' ') });
      const [head, kicker, ink] = [inkOf(company), inkOf(label), inkOf(title)];
      counts.add(title.length);
      expect(kicker.top, `${count} words`).toBeGreaterThan(head.end);
      expect(ink.top, `${count} words`).toBeGreaterThan(kicker.end);
      expect(ink.end, `${count} words`).toBeLessThan(630 - 75);
    }
    expect([...counts]).toEqual([1, 2, 3]);
  });

  it('take the place of the label where there is none', async () => {
    const { company, label, title } = await layOutLines({ ...ur, section: null, title: tall.join(' ') });
    expect(label).toEqual([]);
    expect(inkOf(title).top).toBeGreaterThan(inkOf(company).end);
  });
});

describe('the picture', () => {
  it.each([
    ['English', en],
    ['Urdu', ur],
    ['without words', { ...en, title: '', company: '', section: null }],
    ['of emoji and another script', { ...en, title: '😀👩‍👩‍👧 日本語' }],
    ['of stacked marks', { ...ur, title: `ب${'\u0651\u0650'.repeat(60)} Z${'\u0301\u0327'.repeat(80)}` }],
    ['of markup and control characters', { ...en, title: '</text><script>alert(1)</script>&\u0000\u202e' }],
    ['of half a letter', { ...en, title: 'a\ud800b' }],
  ])('%s is a PNG of 1200 by 630', async (_name, content) => {
    const { format, width, height } = await sharp(await renderShareImage(content)).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
  });

  it('holds outlines and no text', async () => {
    expect(await shareSvg({ ...en, title: '<b>&' })).not.toMatch(/<text|<b>|&(?!amp;|lt;)/);
  });

  it('has another version for other words only', () => {
    expect(shareImageVersion({ ...en })).toBe(shareImageVersion(en));
    const versions = [en, ur, { ...en, title: 'x' }, { ...en, company: 'x' }, { ...en, section: null }].map(
      shareImageVersion,
    );
    expect(new Set(versions).size).toBe(versions.length);
  });
});
