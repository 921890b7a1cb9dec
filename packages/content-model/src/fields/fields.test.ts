import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { date, formatDay } from './date/date.ts';
import { decimal, percentRange } from './decimal/decimal.ts';
import { scaledDecimal } from './decimal/scaledDecimal.ts';
import { optional } from './field.ts';
import { image } from './image/image.ts';
import { isSafeLink, link } from './link/link.ts';
import { list } from './list/list.ts';
import { slug, slugify } from './slug/slug.ts';
import { text } from './text/text.ts';
import { time } from './time/time.ts';

const messages = (schema: v.GenericSchema<unknown, unknown>, value: unknown) =>
  v.safeParse(schema, value).issues?.map((issue) => issue.message) ?? [];

describe('text', () => {
  const field = text({ label: 'Name', min: 3, max: 10 });

  it('wants its length when published, trims, and says which rule was broken', () => {
    expect(v.parse(field.published, '  Sample  ')).toBe('Sample');
    expect(messages(field.published, 'ab')).toEqual(['Name needs at least 3 characters']);
    expect(messages(field.published, 'a'.repeat(11))).toEqual(['Name can be at most 10 characters']);
    expect(messages(field.published, null)).toEqual(['Name is required']);
    expect(messages(field.published, 'two\nlines')).toEqual(['Name must stay on one line']);
  });

  it('lets a working copy be short or empty, but never too long', () => {
    expect(v.parse(field.draft, 'a')).toBe('a');
    expect(v.parse(field.draft, null)).toBeNull();
    expect(messages(field.draft, 'a'.repeat(11))).toHaveLength(1);
  });

  it('may stay empty when optional', () => {
    expect(v.parse(optional(field).published, null)).toBeNull();
    expect(messages(optional(field).published, 'ab')).toHaveLength(1);
  });
});

describe('slug', () => {
  const { published } = slug({ label: 'Address' });

  it.each(['mission-and-vission', 'WebsiteDownloadSideBar', '2026'])('takes %s', (value) => {
    expect(v.parse(published, value)).toBe(value);
  });

  it.each(['', 'a b', '-a', 'a--b', 'a/b', '../x', 'ہم', 'a_b'])('refuses %j', (value) => {
    expect(messages(published, value)).not.toEqual([]);
  });

  it('is made from a title', () => {
    expect(slugify('Faysal Khushal Mustaqbil Fund (Faysal Barak’ah Women Savers Plan)')).toBe(
      'faysal-khushal-mustaqbil-fund-faysal-barakah-women-savers-plan',
    );
    expect(slugify('Mission & vision')).toBe('mission-and-vision');
    expect(slugify('ہم کون ہیں')).toBe('');
  });
});

describe('link', () => {
  it.each(['https://a.example/x?y=1', 'mailto:a@b.example', 'tel:+92-21-111', '/about-us/', '#', ''])(
    'takes %j',
    (value) => {
      expect(isSafeLink(value)).toBe(true);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:x',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
  ])('refuses %j', (value) => {
    expect(isSafeLink(value)).toBe(false);
  });

  it('answers with words', () => {
    expect(messages(link({ label: 'Address' }).published, 'javascript:1')[0]).toContain('must start with /');
  });
});

describe('parts of a whole', () => {
  const percent = decimal({ label: 'Part', scale: 2, range: percentRange });
  const parts = list({
    label: 'Allocation',
    itemLabel: 'part',
    itemTitle: 'name',
    of: { name: text({ label: 'Name' }), percent },
    total: { key: 'percent', is: '100', within: '0.1' },
  });
  const rows = (...texts: string[]) => texts.map((each) => ({ name: 'A', percent: each }));

  it('lie between nothing and all once they are published, and anywhere before', () => {
    for (const inside of ['0', '100', '100.00', '0.01']) expect(messages(percent.published, inside)).toEqual([]);
    for (const outside of ['-0.01', '100.01']) {
      expect(messages(percent.published, outside)).toEqual(['Part must lie between 0 and 100']);
      expect(messages(percent.draft, outside)).toEqual([]);
      expect(messages(percent.delivered, outside)).toEqual([]);
    }
  });

  it('add up to the whole, give or take the leeway, without binary floats', () => {
    for (const whole of [rows('33.33', '33.33', '33.34'), rows('100'), rows('60', '39.9'), rows('60', '40.1')]) {
      expect(messages(parts.published, whole)).toEqual([]);
    }
    for (const broken of [rows('60', '39.89'), rows('60', '40.11'), rows()]) {
      expect(messages(parts.published, broken)).toEqual(['Allocation must add up to 100, give or take 0.1']);
      expect(messages(parts.draft, broken)).toEqual([]);
    }
  });

  it('have an example that is whole', () => {
    expect(messages(parts.published, parts.example(1))).toEqual([]);
  });
});

describe('a decimal as a whole number', () => {
  it('is exact, and null for what is none', () => {
    expect(['-1.5', '0.1', '100', '-0'].map((each) => scaledDecimal(each, 2))).toEqual([-150n, 10n, 10_000n, 0n]);
    for (const none of ['', '1.234', '1,5', 'NaN', '1e3']) expect(scaledDecimal(none, 2)).toBeNull();
  });
});

describe('decimal and date', () => {
  it('keeps prices as written', () => {
    const nav = decimal({ label: 'NAV', scale: 4 });
    expect(v.parse(nav.published, '100.4127')).toBe('100.4127');
    for (const wrong of ['1e3', '1.23456', '1,000', 'NaN', '.5'])
      expect(messages(nav.published, wrong)).toHaveLength(1);
  });

  it('shows a calendar date as it is, and what is none too', () => {
    expect(formatDay('2026-11-21')).toBe('21 Nov 2026');
    expect(formatDay('2026-13-01')).toBe('2026-13-01');
  });

  it('knows the calendar', () => {
    const day = date({ label: 'Inception' });
    expect(v.parse(day.published, '2024-02-29')).toBe('2024-02-29');
    for (const wrong of ['2023-02-29', '2024-13-01', '29-02-2024', '2024-2-9'])
      expect(messages(day.published, wrong)).toHaveLength(1);
  });
});

describe('image and list', () => {
  it('takes only pictures of the media store', () => {
    const picture = image({ label: 'Logo' });
    const good = { src: '/api/media/abc.png', alt: '', width: 10, height: 10 };
    expect(v.parse(picture.published, good)).toEqual(good);
    expect(messages(picture.published, { ...good, src: 'https://evil.example/x.png' })).toHaveLength(1);
    expect(messages(picture.published, { ...good, src: '/api/media/../x' })).toHaveLength(1);
  });

  it('checks each row at its place', () => {
    const rows = list({
      label: 'Facts',
      itemLabel: 'fact',
      itemTitle: 'title',
      max: 2,
      of: { title: text({ label: 'Title' }) },
    });
    const result = v.safeParse(rows.published, [{ title: 'One' }, { title: '' }]);
    expect(result.issues?.[0]?.path?.map((item) => item.key)).toEqual([1, 'title']);
    expect(messages(rows.published, [{ title: 'a' }, { title: 'b' }, { title: 'c' }])).toEqual([
      'Facts can hold at most 2 rows',
    ]);
    expect(messages(rows.published, [{ title: 'a', other: 1 }])).toHaveLength(1);
  });
});

describe('time', () => {
  const field = time({ label: 'Friday' });

  it.each(['00:00', '09:05', '23:59'])('takes %s', (value) => {
    expect(v.parse(field.published, value)).toBe(value);
  });

  it.each(['24:00', '9:05', '15:60', '15.30', '3 pm', ''])('refuses %j', (value) => {
    expect(messages(field.draft, value)).toEqual(['Friday must be a time such as 15:30']);
  });
});
