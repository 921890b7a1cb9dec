import { htmlToLine } from '@fundfront/content-model/htmlToText';
import type { SitePage } from '../../../content/page.ts';
import type { PublicSettings } from '../../../content/site.ts';
import { templateData } from '../../../content/template.ts';
import { type JsonLdNode, publisher } from './siteNodes.ts';

export interface Context {
  page: SitePage;
  origin: string;
  settings: PublicSettings;
  description: string | null;
  image: string;
  /** YYYY-MM-DD in Karachi. */
  today: string;
}

/** A question in a text; its answer ends with the element. */
const writtenQuestion = /<details\b[^>]*>\s*<summary\b[^>]*>(.*?)<\/summary>(.*?)<\/details>/gs;

function questionsOf(body: string | null): { question: string; answer: string }[] {
  if (!body?.includes('data-block="questions"')) return [];
  return [...body.matchAll(writtenQuestion)].map(([, question = '', answer = '']) => ({
    question: htmlToLine(question),
    answer,
  }));
}

/** Those of the page's template and those written in its text; null for a page without any. */
export function faqPage({ page }: Pick<Context, 'page'>): JsonLdNode | null {
  const listed = page.template === 'faq' ? (templateData('faq', page.data).questions ?? []) : [];
  const questions = [...listed, ...questionsOf(page.body)];
  if (questions.length === 0) return null;
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: htmlToLine(answer) },
  }));
  return { '@type': 'FAQPage', inLanguage: page.locale, mainEntity };
}

export function contactPage({ page, origin, settings }: Pick<Context, 'page' | 'origin' | 'settings'>): JsonLdNode {
  const offices = templateData('contact', page.data).offices ?? [];
  const location = offices.map(({ name, address, phone, email, latitude, longitude }) => ({
    '@type': 'Place',
    name,
    address,
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(latitude && longitude && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  }));
  return {
    '@type': 'ContactPage',
    name: page.title,
    url: origin + page.path,
    inLanguage: page.locale,
    mainEntity: { ...publisher(origin, settings), ...(location.length > 0 && { location }) },
  };
}
