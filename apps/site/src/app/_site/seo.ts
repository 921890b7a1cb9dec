import type { SitePage } from '../../content/page.ts';
import { firstSentence, plainText } from './plainText.ts';

interface Seo {
  title: string;
  /** Null where the page says nothing about itself. */
  description: string | null;
  robots: string | null;
}

/** Text of its own that a fund or a category has in place of a body. */
const ownTexts = ['about', 'suits'];

function fallbackDescription({ body, data, locale }: Pick<SitePage, 'body' | 'data' | 'locale'>): string | null {
  const texts = [body, ...ownTexts.map((key) => data[key])].filter((text) => typeof text === 'string');
  const sentences = texts.map((text) => firstSentence(plainText(text), locale));
  return sentences.find((sentence) => sentence !== '') ?? null;
}

/** Title, description and robots of a page: its own SEO values, else what it says anyway. */
export function seoOf(page: Pick<SitePage, 'title' | 'summary' | 'seo' | 'body' | 'data' | 'locale'>): Seo {
  const value = (key: string) => page.seo.find((pair) => pair.key.toLowerCase() === key)?.value.trim() || null;
  return {
    title: value('title') ?? page.title,
    description: value('description') ?? (page.summary?.trim() || fallbackDescription(page)),
    robots: value('robots'),
  };
}
