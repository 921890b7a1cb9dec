import { expect, it } from 'vitest';
import { seoOf } from './seo.ts';

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

it('lets the page’s own SEO values win', () => {
  const seo = [
    { key: 'Title', value: 'Other' },
    { key: 'description', value: ' Told. ' },
    { key: 'robots', value: 'noindex' },
  ];
  expect(seoOf({ ...page, seo })).toEqual({ title: 'Other', description: 'Told.', robots: 'noindex' });
});
