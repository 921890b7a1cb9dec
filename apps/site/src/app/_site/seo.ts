import { htmlToLine } from '@fundfront/content-model/htmlToText';
import type { SitePage } from '../../content/page.ts';
import { firstSentence } from './firstSentence.ts';

interface Seo {
  title: string;
  description: string | null;
  robots: string | null;
}

const ownTexts = ['about', 'suits'];

function fallbackDescription({ body, data, locale }: Pick<SitePage, 'body' | 'data' | 'locale'>): string | null {
  const texts = [body, ...ownTexts.map((key) => data[key])].filter((text) => typeof text === 'string');
  const sentences = texts.map((text) => firstSentence(htmlToLine(text), locale));
  return sentences.find((sentence) => sentence !== '') ?? null;
}

export function seoOf(page: Pick<SitePage, 'title' | 'summary' | 'seo' | 'body' | 'data' | 'locale'>): Seo {
  const value = (key: string) => page.seo.find((pair) => pair.key.toLowerCase() === key)?.value.trim() || null;
  return {
    title: value('title') ?? page.title,
    description: value('description') ?? (page.summary?.trim() || fallbackDescription(page)),
    robots: value('robots'),
  };
}
