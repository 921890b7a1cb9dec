import type { Locale } from '@fundfront/content-model';
import type { PublicSettings } from '../../../content/site.ts';
import { pathTo } from '../../../links.ts';

export interface JsonLdNode {
  '@type': string;
  [property: string]: unknown;
}

const organizationId = (origin: string) => `${origin}/#organization`;

export function publisher(origin: string, { title, logo }: Pick<PublicSettings, 'title' | 'logo'>): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: title,
    url: origin,
    ...(logo && { logo: origin + logo.src }),
  };
}

export function organization(origin: string, settings: PublicSettings): JsonLdNode {
  const { email, phone } = settings;
  return { ...publisher(origin, settings), ...(email && { email }), ...(phone && { telephone: phone }) };
}

export function webSite(origin: string, locale: Locale, company: string): JsonLdNode {
  return {
    '@type': 'WebSite',
    name: company,
    url: origin + pathTo(locale, 'home'),
    inLanguage: locale,
    publisher: { '@id': organizationId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${pathTo(locale, 'search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

export function breadcrumbList(origin: string, trail: readonly { title: string; path: string }[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
