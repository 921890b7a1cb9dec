import type { PublicSettings } from '../../../content/site.ts';
import type { JsonLdNode } from './jsonLdNode.ts';

/** Where other nodes find the company. */
export const organizationId = (origin: string) => `${origin}/#organization`;

/** The company in a few words, for nodes that name it. */
export function publisher(origin: string, { title, logo }: Pick<PublicSettings, 'title' | 'logo'>): JsonLdNode {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: title,
    url: origin,
    ...(logo && { logo: origin + logo.src }),
  };
}

/** https://schema.org/Organization; numbers and addresses only where content has them. */
export function organization(origin: string, settings: PublicSettings): JsonLdNode {
  const { email, phone } = settings;
  return { ...publisher(origin, settings), ...(email && { email }), ...(phone && { telephone: phone }) };
}
