import { describe, expect, it } from 'vitest';
import { type Feed, rfc822, rss } from './rss.ts';

const entry = {
  title: 'A notice',
  url: 'https://sample.example/downloads/articles/notice',
  summary: 'In short.',
  date: '2026-11-21',
  kind: 'Announcement',
};
const feed: Feed = {
  title: 'News',
  about: 'What is new.',
  locale: 'en',
  self: 'https://sample.example/feed.xml',
  page: 'https://sample.example/downloads/articles',
  entries: [entry],
};

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'text/xml');

describe('rss', () => {
  it('describes itself and its entries', () => {
    const channel = parsed(rss(feed)).querySelector('channel');
    const at = (name: string) => channel?.querySelector(name)?.textContent;
    expect([at('title'), at('link'), at('description'), at('language')]).toEqual([
      'News',
      feed.page,
      'What is new.',
      'en',
    ]);
    expect(rss(feed)).toContain(
      '<atom:link href="https://sample.example/feed.xml" rel="self" type="application/rss+xml"/>',
    );
    expect(at('guid')).toBe(entry.url);
    expect([at('pubDate'), at('lastBuildDate')]).toEqual(Array(2).fill('Sat, 21 Nov 2026 00:00:00 +0500'));
  });

  it('escapes what an editor may have typed', () => {
    const title = '</title><script>alert("x")</script> & \u0000\u000b\ud800';
    const xml = rss({ ...feed, entries: [{ ...entry, title, summary: null }] });
    expect(xml).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; \ufffd</title>',
    );
    expect(xml).not.toContain('<description>In short');
  });

  it('is whole without an entry', () => {
    expect(rss({ ...feed, entries: [] })).not.toMatch(/item|lastBuildDate/);
  });
});

it('writes the day of a date in Karachi', () => {
  expect(rfc822('2026-01-05')).toBe('Mon, 05 Jan 2026 00:00:00 +0500');
});
