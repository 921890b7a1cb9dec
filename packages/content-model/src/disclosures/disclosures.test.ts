import { describe, expect, it } from 'vitest';
import type { EntryData } from '../derive/schema.ts';
import { contentType } from '../types/index.ts';
import { disclosureFindings } from './disclosureFindings.ts';
import { disclosureRules } from './rules.ts';

const today = '2026-11-23';
const disclaimer = 'Past performance is not necessarily indicative of future results.';
const disclaimerUrdu = 'ماضی کی کارکردگی لازمی طور پر مستقبل کے نتائج کی ضمانت نہیں۔';

interface Options {
  kind?: 'base' | 'translation';
  isEquity?: boolean;
  day?: string;
}

const findings = (
  type: 'article' | 'page' | 'fund' | 'fundCategory' | 'post',
  data: EntryData,
  { kind = 'base', isEquity = false, day = today }: Options = {},
) => disclosureFindings(contentType(type), { kind, data, isEquity, today: day });
const codes = (...args: Parameters<typeof findings>) => findings(...args).map(({ code }) => code);
const codesOf = (text: string, options?: Options) =>
  codes('article', { title: 'News', body: `<p>${text}</p>` }, options);

describe('words that promise', () => {
  it.each([
    'A guaranteed return on your savings.',
    'Your capital is completely safe with us',
    'Enjoy risk-free income every month.',
    'RISK FREE',
    'You cannot lose. The market does what it does, not we.',
    '100% safe',
    'یقینی منافع حاصل کریں۔',
    'ہم منافع کی ضمانت دیتے ہیں۔',
    'سرمایہ کاری جو خطرے سے پاک ہے۔',
    'آپ کی رقم ١٠٠٪ محفوظ ہے۔',
  ])('are found: %s', (text) => {
    expect(codesOf(text)).toEqual(['guarantee']);
  });

  it.each([
    'No return is guaranteed.',
    'There is no such thing as a risk-free investment.',
    'Nobody can promise you an assured profit.',
    'Beware of anyone who offers guaranteed returns.',
    'کسی منافع کی ضمانت نہیں دی جاتی۔',
    'کوئی سرمایہ کاری خطرے سے پاک نہیں ہوتی۔',
    'Warranty of the website',
    disclaimer,
    disclaimerUrdu,
  ])('may be denied: %s', (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  it('are found in every field that is read, title and rows too, with the sentence they stand in', () => {
    const data = { title: 'Guaranteed!', template: 'faq', body: '<p>Read on. Zero risk for you.</p><p>Fine.</p>' };
    expect(findings('page', data).map(({ field, excerpt }) => [field, excerpt])).toEqual([
      ['title', 'Guaranteed!'],
      ['body', 'Zero risk for you.'],
    ]);
  });
});

describe('performance', () => {
  it.each([
    'The fund returned 18.4% last year.',
    'YTD: 12%',
    'Its yield was 11.25 percent.',
    'فنڈ نے گزشتہ سال ۱۸٫۴ فیصد منافع دیا۔',
    'رواں مالی سال ٪12',
  ])('needs the disclaimer: %s', (text) => {
    expect(codesOf(text)).toEqual(['performance-disclaimer']);
    expect(codesOf(`${text}</p><p>${disclaimer}`)).toEqual([]);
    expect(codesOf(`${text}</p><p>${disclaimerUrdu}`)).toEqual([]);
  });

  it.each([
    'Capital gains are taxed at 15%.',
    'The return of the form takes 3 days.',
    'The front-end load is 2%.',
    '٪15 ٹیکس منافع پر لگتا ہے۔',
    'We hold 40% of assets in bills.',
  ])('is not what taxes, fees and shares are: %s', (text) => {
    expect(codesOf(text)).toEqual([]);
  });

  it('is also a return that the site fills in, and not where the site shows the disclaimer itself', () => {
    const figure = '<p>It earned <span data-fund-figure="ytd" data-entry="x"></span></p>';
    const earned = '<p>It returned 12% in one year.</p>';
    expect(codes('article', { title: 'A', body: figure })).toEqual(['performance-disclaimer']);
    expect(codes('article', { title: 'A', body: figure.replace('ytd', 'nav') })).toEqual([]);
    expect(codes('page', { title: 'A', template: 'growthCalculator', body: earned })).toEqual([]);
    expect(codes('page', { title: 'A', template: 'prose', body: earned })).toEqual(['performance-disclaimer']);
    expect(codes('fundCategory', { title: 'A', about: earned })).toEqual([]);
  });

  it('of equity covers twelve months', () => {
    const month = 'Our stock fund returned 4% last month.';
    expect(codesOf(`${month} ${disclaimer}`)).toEqual(['equity-under-12-months']);
    expect(codesOf(`${month} In one year it returned 12%. ${disclaimer}`)).toEqual([]);
    expect(codesOf(`Our money market fund returned 4% last month. ${disclaimer}`)).toEqual([]);
    expect(codesOf(`ایکویٹی فنڈ نے گزشتہ ماہ 4 فیصد منافع دیا۔ ${disclaimerUrdu}`)).toEqual(['equity-under-12-months']);
    const about = { title: 'A fund', riskProfile: 'high', about: '<p>It returned 4% in 3 months.</p>' };
    expect(codes('fund', about, { isEquity: true })).toEqual(['equity-under-12-months']);
    expect(codes('fund', about)).toEqual([]);
  });
});

describe('a fund', () => {
  it('has a risk profile, which its base language says', () => {
    expect(codes('fund', { title: 'A fund' })).toEqual(['risk-profile']);
    expect(codes('fund', { title: 'A fund' }, { kind: 'translation' })).toEqual([]);
    expect(codes('fund', { title: 'A fund', riskProfile: 'low' })).toEqual([]);
  });

  it('has a rating that is valid, its last day included', () => {
    const rated = { title: 'A fund', riskProfile: 'low', rating: 'AA(f)', ratingValidUntil: today };
    expect(codes('fund', rated)).toEqual([]);
    expect(codes('fund', rated, { day: '2026-11-24' })).toEqual(['rating-expired']);
    expect(codes('fund', { ...rated, rating: null }, { day: '2026-11-24' })).toEqual([]);
  });
});

describe('links to the regulator', () => {
  it('stand on the complaint page', () => {
    const page = (regulatorUrl: string | null) => ({ title: 'Complaint', template: 'complaint', regulatorUrl });
    expect(codes('page', page('https://sdms.secp.gov.pk/'))).toEqual([]);
    expect(codes('page', page(null))).toEqual(['service-desk-link']);
    expect(codes('page', page('https://sdms.secp.gov.pk.example.com/'))).toEqual(['service-desk-link']);
  });

  it.each([
    ['main-footer-image-1', 'https://jamapunji.pk/', 'jama-punji-link'],
    ['ur-main-footer-image-1', 'https://www.jamapunji.pk', 'jama-punji-link'],
    ['main-footer-image-2', 'https://sdms.secp.gov.pk', 'service-desk-link'],
  ])('stand in the footer: %s', (slug, value, code) => {
    const post = (address: string, isActive = true) => ({
      title: 'A',
      slug,
      isActive,
      seo: [{ key: 'url', value: address }],
    });
    expect(codes('post', post(value))).toEqual([]);
    expect(codes('post', post('https://example.com'))).toEqual([code]);
    expect(codes('post', post(value, false))).toEqual([code]);
    expect(codes('post', { ...post(value), slug: 'main-footer-social-detail', seo: null })).toEqual([]);
  });
});

describe('the rules', () => {
  it('hold from their day on and name their source', () => {
    expect(codes('fund', { title: 'A fund' }, { day: '2019-12-31' })).toEqual([]);
    for (const { source, since, title } of disclosureRules) {
      expect(source.length).toBeGreaterThan(10);
      expect(since).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(title.length).toBeGreaterThan(10);
    }
    expect(new Set(disclosureRules.map(({ code }) => code)).size).toBe(disclosureRules.length);
  });

  it('read hostile text without an error', () => {
    for (const text of ['', '\u0000%', '%'.repeat(5_000), '‮return 5%‬', `${'a '.repeat(20_000)}5%`]) {
      expect(() => codesOf(text)).not.toThrow();
    }
  });
});
