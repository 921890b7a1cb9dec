import type { Locale } from '@fundfront/content-model';
import { htmlToLine } from '@fundfront/content-model/htmlToText';
import { firstSentence } from '@fundfront/content-model/seo';
import { getFeedItems } from '../../content/items.ts';
import { getSettings } from '../../content/site.ts';
import { env } from '../../env.ts';
import { rss } from '../../features/feed/rss.ts';
import { messagesOf } from '../../i18n/index.ts';
import { pathTo } from '../../links.ts';

export async function feed(locale: Locale): Promise<Response> {
  const origin = env().PUBLIC_SITE_URL;
  const { feed: messages, company } = messagesOf(locale);
  const [settings, articles] = await Promise.all([getSettings(locale), getFeedItems('article', locale)]);
  const entries = articles.flatMap(({ title, path, data: { date, kind, summary, body } }) => {
    if (path === null || !date) return [];
    const about = summary ?? (body ? firstSentence(htmlToLine(body), locale) : null);
    return [{ title, url: origin + path, summary: about, date, kind: company.articles.kinds[kind ?? 'article'] }];
  });
  const xml = rss({
    title: messages.title(settings.title),
    about: messages.about,
    locale,
    entries,
    self: origin + pathTo(locale, 'feed'),
    page: origin + pathTo(locale, 'articles'),
  });
  const headers = { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': 'public, max-age=300' };
  return new Response(xml, { headers });
}
