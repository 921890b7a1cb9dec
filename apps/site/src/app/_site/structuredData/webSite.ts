import type { Locale } from '@fundfront/content-model';
import { pathTo } from '../../../links.ts';
import type { JsonLdNode } from './jsonLdNode.ts';
import { organizationId } from './organization.ts';

/** https://schema.org/WebSite with the address of its search. */
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
