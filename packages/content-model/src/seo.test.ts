import { expect, it } from 'vitest';
import { htmlToLine } from './htmlToText.ts';
import { documentTitle, firstSentence, isNoindex, pageTexts, seoOf, withSeoValue } from './seo.ts';

const page = {
  title: 'Title',
  summary: 'Summary.',
  seo: [],
  body: '<p>First. Second.</p>',
  data: {},
  locale: 'en',
} as const;

it('takes what the page says anyway', () => {
  expect(seoOf({ ...page, seo: [] })).toEqual({ title: 'Title', description: 'Summary.', robots: null });
  expect(seoOf({ ...page, seo: [], summary: ' ' }).description).toBe('First.');
  expect(seoOf({ ...page, seo: [], summary: null, body: null, data: { about: '<p>A fund.</p>' } }).description).toBe(
    'A fund.',
  );
  expect(seoOf({ ...page, seo: [], summary: null, body: null }).description).toBeNull();
});

it('tells sub-funds of one name apart', () => {
  const titleOf = (subFund: string | null) => seoOf({ ...page, data: { subFund } }).title;
  expect([titleOf('Equity'), titleOf(' '), titleOf(null)]).toEqual(['Title (Equity)', 'Title', 'Title']);
});

it('lets the page’s own SEO values win', () => {
  const seo = [
    { key: 'Title', value: 'Other' },
    { key: 'description', value: ' Told. ' },
    { key: 'robots', value: 'noindex' },
  ];
  expect(seoOf({ ...page, seo })).toEqual({ title: 'Other', description: 'Told.', robots: 'noindex' });
});

it('changes one value among others, and takes an empty one out', () => {
  const seo = [
    { key: 'Title', value: 'Old' },
    { key: 'robots', value: 'noindex' },
  ];
  expect(withSeoValue(seo, 'title', 'New')).toEqual([{ key: 'Title', value: 'New' }, seo[1]]);
  expect(withSeoValue(seo, 'robots', '')).toEqual([seo[0]]);
  expect(withSeoValue([], 'description', 'Words')).toEqual([{ key: 'description', value: 'Words' }]);
});

it('knows what keeps a page out of search engines', () => {
  expect(['noindex, follow', 'NONE', 'index', null].map(isNoindex)).toEqual([true, true, false, false]);
});

it('begins with the company on the first page alone', () => {
  expect(documentTitle('Funds', 'Sample', false)).toBe('Funds | Sample');
  expect(documentTitle('Home', 'Sample', true)).toBe('Sample | Home');
});

it('says on the first page what it promises', () => {
  const title = (promise: string | null) => seoOf({ ...page, data: { promise } }).title;
  expect([title('Priced in the open.'), title('سب کے سامنے۔'), title(' '), title(null)]).toEqual([
    'Priced in the open',
    'سب کے سامنے',
    'Title',
    'Title',
  ]);
});

it.each([
  ['a title with room', 'a'.repeat(61), '', `${'a'.repeat(61)} | Sample`],
  ['one without room for the company', 'a'.repeat(62), '', 'a'.repeat(62)],
  ['one that is too long', 'word '.repeat(20).trim(), '', `${'word '.repeat(14).trim()}…`],
  [
    'one that is too long, of a later page',
    'word '.repeat(20).trim(),
    ' – Page 2',
    `${'word '.repeat(12).trim()}… – Page 2`,
  ],
  ['one endless word', 'a'.repeat(100), '', `${'a'.repeat(69)}…`],
])('fits %s into what search engines show', (_name, title, suffix, shown) => {
  expect(documentTitle(title, 'Sample', false, suffix)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(70);
});

it('takes the texts of funds from their own fields', () => {
  expect(pageTexts('fund', { about: '<p>A</p>', body: 'no' })).toEqual({ summary: null, body: '<p>A</p>' });
  expect(pageTexts('fundCategory', { suits: 'You' })).toEqual({ summary: 'You', body: null });
  expect(pageTexts('page', { summary: 'S', body: 3 })).toEqual({ summary: 'S', body: null });
});

it('reads the words of HTML', () => {
  expect(htmlToLine('<h2>Fees &amp; costs</h2><p>A <strong>bold</strong>er<br>line &lt;1%</p>')).toBe(
    'Fees & costs A bolder line <1%',
  );
});

it.each([
  ['en', 'One thing. Another.', 'One thing.'],
  ['ur', 'پہلا جملہ۔ دوسرا جملہ۔', 'پہلا جملہ۔'],
  ['en', '', ''],
])('finds the first sentence (%s)', (locale, text, sentence) => {
  expect(firstSentence(text, locale)).toBe(sentence);
});

it('ends a long sentence after a whole word', () => {
  expect(firstSentence('many words without a stop', 'en', 12)).toBe('many words…');
});
