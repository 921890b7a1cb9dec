import { htmlToLine } from '@fundfront/content-model/htmlToText';
import { withSubFund } from '@fundfront/content-model/seo';
import { isOpen } from '../../../components/vacancies.ts';
import { dataOf } from '../../../content/items.ts';
import type { Context } from './pageNodes.ts';
import { type JsonLdNode, publisher } from './siteNodes.ts';

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
} as const;

/** The end of a day in Karachi, where the clock has not been changed since 2009. */
const endOf = (day: string) => `${day}T23:59:59+05:00`;

/** https://schema.org/JobPosting; null once the position is closed, or while a draft lacks a required value. */
export function jobPosting({ page, origin, settings, today }: Context): JsonLdNode | null {
  const { city, date, closingDate, employment, openings } = dataOf('vacancy', page.data);
  const description = htmlToLine(page.body ?? page.summary ?? '');
  if (!city || !date || description === '' || !isOpen(closingDate, today)) return null;
  return {
    '@type': 'JobPosting',
    title: page.title,
    description,
    url: origin + page.path,
    datePosted: date,
    ...(closingDate && { validThrough: endOf(closingDate) }),
    ...(employment && { employmentType: employmentTypes[employment] }),
    ...(openings && { totalJobOpenings: openings }),
    hiringOrganization: publisher(origin, settings),
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: 'PK' },
    },
  };
}

export function article({ page, origin, settings, description, image }: Context): JsonLdNode {
  const { kind, date } = dataOf('article', page.data);
  const company = publisher(origin, settings);
  return {
    '@type': kind === 'announcement' ? 'NewsArticle' : 'Article',
    headline: page.title,
    ...(description && { description }),
    url: origin + page.path,
    mainEntityOfPage: origin + page.path,
    inLanguage: page.locale,
    image: page.image ? origin + page.image.src : image,
    ...(date && { datePublished: date }),
    ...(page.publishedAt && { dateModified: page.publishedAt }),
    author: company,
    publisher: company,
  };
}

/** https://schema.org/Event; null for other activities and awards, and for an event without the place that search engines require. */
export function event({ page, origin, settings, description, image }: Context): JsonLdNode | null {
  const { kind, date, place } = dataOf('activity', page.data);
  if (kind !== 'event' || !date || !place) return null;
  return {
    '@type': 'Event',
    name: page.title,
    ...(description && { description }),
    url: origin + page.path,
    inLanguage: page.locale,
    startDate: date,
    location: { '@type': 'Place', name: place, address: place },
    image: page.image ? origin + page.image.src : image,
    organizer: publisher(origin, settings),
  };
}

export function fund({ page, origin, settings, description }: Context): JsonLdNode {
  const { mufapId, subFund } = dataOf('fund', page.data);
  const category = page.breadcrumbs.at(-1)?.title;
  const identifier = { '@type': 'PropertyValue', propertyID: 'MUFAP', value: mufapId };
  return {
    '@type': 'InvestmentFund',
    name: withSubFund(page.title, subFund),
    ...(description && { description }),
    url: origin + page.path,
    ...(category && { category }),
    ...(mufapId && { identifier }),
    provider: publisher(origin, settings),
  };
}
