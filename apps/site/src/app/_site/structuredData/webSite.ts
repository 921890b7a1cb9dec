import type { Locale } from '@fundfront/content-model';
import { pathTo } from '../../../links.ts';
import type { Node } from './node.ts';
import { organizationId } from './organization.ts';

/** https://schema.org/WebSite with the address of its search. */
export function webSite(origin: string, locale: Locale, company: string): Node {
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
