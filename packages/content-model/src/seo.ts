import type { KeyValue } from './fields/keyValues/keyValues.ts';
import { htmlToLine } from './htmlToText.ts';
import { limits } from './limits.ts';

interface PageTexts {
  summary: string | null;
  body: string | null;
}

export interface SeoSource extends PageTexts {
  title: string;
  seo: readonly KeyValue[];
  data: Readonly<Record<string, unknown>>;
  locale: string;
}

export interface Seo {
  title: string;
  description: string | null;
  robots: string | null;
}

const ownTexts = ['about', 'suits'];

/** Ends after a whole word, where there is one. */
function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const space = text.lastIndexOf(' ', maxLength - 1);
  const cut = text.slice(0, space > 0 ? space : maxLength - 1);
  return `${cut.replace(/[\s,:;،؛(–-]+$/u, '')}…`;
}

export function firstSentence(text: string, locale: string, maxLength = 200): string {
  const [first] = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text);
  return shorten(first?.segment.trim() ?? '', maxLength);
}

/** What a type's page shows as its summary and as its body. */
export function pageTexts(type: string, data: Readonly<Record<string, unknown>>): PageTexts {
  const text = (key: string) => (typeof data[key] === 'string' ? data[key] : null);
  if (type === 'fund') return { summary: null, body: text('about') };
  if (type === 'fundCategory') return { summary: text('suits'), body: text('about') };
  return { summary: text('summary'), body: text('body') };
}

function fallbackDescription({ body, data, locale }: SeoSource): string | null {
  const texts = [body, ...ownTexts.map((key) => data[key])].filter((text) => typeof text === 'string');
  const sentences = texts.map((text) => firstSentence(htmlToLine(text), locale));
  return sentences.find((sentence) => sentence !== '') ?? null;
}

const isKey = (key: string) => (pair: KeyValue) => pair.key.toLowerCase() === key;

/** Keys are written in any case. Empty where the page says nothing of its own. */
export function seoValue(seo: readonly KeyValue[], key: keyof Seo): string {
  return seo.find(isKey(key))?.value ?? '';
}

/** The same pairs with another value; an empty one takes its pair out. */
export function withSeoValue(seo: readonly KeyValue[], key: keyof Seo, value: string): KeyValue[] {
  if (value === '') return seo.filter((pair) => !isKey(key)(pair));
  if (!seo.some(isKey(key))) return [...seo, { key, value }];
  return seo.map((pair) => (isKey(key)(pair) ? { ...pair, value } : pair));
}

/** The sub-funds of a pension scheme share its name. */
export function withSubFund(title: string, subFund: unknown): string {
  const name = typeof subFund === 'string' ? subFund.trim() : '';
  return name === '' ? title : `${title} (${name})`;
}

/** What the first page promises says more than that it is the first. */
function promiseOf({ promise }: SeoSource['data']): string | null {
  return typeof promise === 'string' ? promise.trim().replace(/[.۔]$/u, '') || null : null;
}

/** What search engines and networks are told of a page. */
export function seoOf(page: SeoSource): Seo {
  const value = (key: keyof Seo) => seoValue(page.seo, key).trim() || null;
  return {
    title: value('title') ?? promiseOf(page.data) ?? withSubFund(page.title, page.data.subFund),
    description: value('description') ?? (page.summary?.trim() || fallbackDescription(page)),
    robots: value('robots'),
  };
}

export const isNoindex = (robots: string | null) => /\b(noindex|none)\b/i.test(robots ?? '');

/**
 * The `title` of the document: the first page begins with the company, every other ends with it where there is room.
 * @param suffix stays whatever is cut, as the number of a page
 */
export function documentTitle(title: string, company: string, isHome: boolean, suffix = ''): string {
  const { documentTitleLength: max } = limits;
  if (isHome) return shorten(`${company} | ${title}`, max);
  const whole = `${title}${suffix} | ${company}`;
  return whole.length <= max ? whole : shorten(title, max - suffix.length) + suffix;
}
