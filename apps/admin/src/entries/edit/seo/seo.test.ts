import { contentType } from '@fundfront/content-model';
import { describe, expect, it } from 'vitest';
import { rowSummary } from '../../../test/rowSummary.ts';
import { draftShareUrl, liveSharePath, pageAddress } from './pageAddress.ts';
import { seoCounts, seoWarnings } from './seoWarnings.ts';

const page = contentType('page');
const row = { ...rowSummary('Partners', 2), slug: 'partners', liveVersion: 2, path: '/about-us/partners' };
const detail = { rows: { en: row, ur: { ...row, path: '/ur/about-us/partners' } }, ancestors: [] };

describe('pageAddress', () => {
  it('is where the page lives, or will live with the slug that is typed', () => {
    expect(pageAddress(page, 'en', { detail, data: { slug: 'partners' } })).toBe('/about-us/partners');
    expect(pageAddress(page, 'ur', { detail, data: { slug: 'shareek' } })).toBe('/ur/about-us/shareek');
    const fresh = { rows: { en: null, ur: null }, ancestors: [] };
    expect(pageAddress(page, 'ur', { detail: fresh, data: { slug: 'new' } })).toBe('/ur/new');
    const below = { ...fresh, ancestors: [{ id: 'x', title: 'About us' }] };
    expect(pageAddress(page, 'en', { detail: below, data: { slug: 'new' } })).toBeNull();
    const article = contentType('article');
    expect(pageAddress(article, 'en', { detail: fresh, data: { slug: 'news' } })).toContain('news');
  });

  it('names the share pictures as the site does', () => {
    expect(liveSharePath('ur', detail.rows.ur)).toBe('/og/ur/about-us/partners.png?v=2');
    expect(liveSharePath('ur', { path: '/ur', liveVersion: 1 })).toBe('/og/ur/home.png?v=1');
    expect(liveSharePath('ur', { path: '/privacy-policy-ur', liveVersion: 1 })).toBe(
      '/og/ur/privacy-policy-ur.png?v=1',
    );
    expect(liveSharePath('en', { path: null, liveVersion: null })).toBeNull();
    expect(draftShareUrl('https://a.test/preview?token=t', '3 9')).toBe(
      'https://a.test/preview/share.png?token=t&shown=3+9',
    );
  });
});

describe('seoWarnings', () => {
  const good = { title: 'Partners', description: 'Who we work with.', robots: null };

  it('says nothing of a good page, and counts', () => {
    expect(seoWarnings({ seo: good, sameTitle: false, kind: 'Page' })).toEqual([]);
    expect(seoCounts(good)).toBe('Title 8 of 60 · Description 17 of 155');
  });

  it('says what is missing, too long, the same, or kept out', () => {
    const seo = { title: 'x'.repeat(61), description: 'x'.repeat(156), robots: 'noindex' };
    expect(seoWarnings({ seo, sameTitle: true, kind: 'Page' })).toHaveLength(4);
    expect(seoWarnings({ seo: { ...good, description: null }, sameTitle: false, kind: 'Page' })).toEqual([
      'There is no description: search engines will pick words from the page.',
    ]);
  });
});
