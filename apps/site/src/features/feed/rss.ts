import type { Locale } from '@fundfront/content-model';
import { escapeHtml } from '@fundfront/content-model/escapeHtml';

export interface FeedEntry {
  title: string;
  url: string;
  summary: string | null;
  /** YYYY-MM-DD. */
  date: string;
  kind: string;
}

export interface Feed {
  title: string;
  about: string;
  locale: Locale;
  self: string;
  page: string;
  entries: readonly FeedEntry[];
}

// XML allows no control characters, not even escaped.
const text = (value: string) => escapeHtml(value.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, ''));

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Midnight in Karachi: "Sat, 21 Nov 2026 00:00:00 +0500". */
export function rfc822(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const number = String(day.getUTCDate()).padStart(2, '0');
  return `${days[day.getUTCDay()]}, ${number} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()} 00:00:00 +0500`;
}

function item({ title, url, summary, date, kind }: FeedEntry): string {
  return [
    '<item>',
    `<title>${text(title)}</title>`,
    `<link>${text(url)}</link>`,
    `<guid isPermaLink="true">${text(url)}</guid>`,
    `<pubDate>${rfc822(date)}</pubDate>`,
    `<category>${text(kind)}</category>`,
    ...(summary === null ? [] : [`<description>${text(summary)}</description>`]),
    '</item>',
  ].join('');
}

export function rss({ title, about, locale, self, page, entries }: Feed): string {
  const newest = entries
    .map((entry) => entry.date)
    .sort()
    .at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${text(title)}</title>`,
    `<link>${text(page)}</link>`,
    `<description>${text(about)}</description>`,
    `<language>${locale}</language>`,
    ...(newest ? [`<lastBuildDate>${rfc822(newest)}</lastBuildDate>`] : []),
    `<atom:link href="${text(self)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(item),
    '</channel></rss>\n',
  ].join('\n');
}
