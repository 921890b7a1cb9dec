import { locales } from '@fundfront/content-model';
import { hostileMarkup } from '@fundfront/fixtures/hostile';
import { describe, expect, it } from 'vitest';
import type { AlertContent } from './alertContent.ts';
import { formatDate, formatTime } from './messages/index.ts';
import { addressedTo, renderAlert } from './renderAlert.ts';
import { shortenedEmail } from './serializers.ts';

const url = 'https://www.example.test/?token=x&lang=ur';

const contentWith = (value: string, own: Partial<AlertContent> = {}): AlertContent => ({
  lang: 'en',
  sample: true,
  sender: value,
  kind: value,
  subject: value,
  heading: [value],
  lead: [value],
  prices: [
    {
      name: value,
      url,
      note: value,
      nav: '104.4492',
      missing: null,
      change: { text: '▲ +0.0299', direction: 'up' },
      remark: value,
      ytd: { percent: '+11.09%', basis: value },
    },
    { name: value, url, note: null, nav: null, missing: value, change: null, remark: null, ytd: null },
  ],
  returns: true,
  action: { label: value, url },
  disclaimer: true,
  ...own,
});

const whole = (content: AlertContent) =>
  addressedTo(renderAlert(content), { lang: content.lang, since: 'x', manage: url, stop: url, other: url });
const tags = (html: string) => [...html.matchAll(/<\s*\/?\s*([a-z!][^\s/>]*)[^>]*>/gi)].map(([tag]) => tag);

describe('an alert', () => {
  it('has nothing of a value as markup', () => {
    const known = tags(whole(contentWith('Sample Fund')).html);
    for (const value of [...hostileMarkup, "'&amp;</title></style>"]) {
      expect(tags(whole(contentWith(value)).html), value).toEqual(known);
    }
  });

  it.each(locales)(
    'holds the figures from left to right, the way out and the disclaimer, in both parts, in %s',
    (lang) => {
      const { html, text } = whole(contentWith('x', { lang }));
      expect(html).toContain(`lang="${lang}"`);
      expect(html).toMatch(/<span dir="ltr"[^>]*>104\.4492<\/span>/);
      expect(html.match(/href="https:\/\/www\.example\.test\/\?token=x&amp;lang=ur"/g)).toHaveLength(6);
      expect(text.split(url)).toHaveLength(5);
      for (const part of [html, text]) {
        expect(part).toContain('104.4492');
        expect(part).toContain('+11.09%');
        expect(part).toMatch(lang === 'en' ? /subject to market risks/ : /مارکیٹ کے خطرات سے مشروط/);
      }
      expect(html.endsWith('</table></body></html>\n')).toBe(true);
      // Mail programs have no Nastaliq.
      expect(html).not.toContain('Nastaliq');
    },
  );

  it('is as wide as mail programs show, and marks samples only where the site does', () => {
    expect(whole(contentWith('x')).html).toContain('width="600"');
    expect(whole(contentWith('x')).html).toContain('funds and prices are fictional');
    expect(whole(contentWith('x', { sample: false })).html).not.toContain('fictional');
  });
});

describe('words of an alert', () => {
  it.each([
    ['2026-11-20', '20th Nov 2026', '20 نومبر 2026'],
    ['2026-01-01', '1st Jan 2026', '1 جنوری 2026'],
    ['2026-03-22', '22nd Mar 2026', '22 مارچ 2026'],
    ['2026-05-13', '13th May 2026', '13 مئی 2026'],
  ])('write %s as people do', (day, english, urdu) => {
    expect([formatDate('en', day), formatDate('ur', day)]).toEqual([english, urdu]);
  });

  it('say the time in Karachi', () => {
    expect(formatTime('en', '2026-11-20T13:12:00.000Z')).toBe('18:12');
  });

  it.each([
    ['sameer@sample.example', 's…r@sample.example'],
    ['ab@sample.example', 'a…@sample.example'],
  ])('shorten %s', (email, shown) => expect(shortenedEmail(email)).toBe(shown));
});
