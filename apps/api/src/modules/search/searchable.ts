import { type ContentType, contentType } from '@fundfront/content-model';
import { keysOf } from '@fundfront/content-model/objects';

/** Types without pages of their own, found on the pages of these templates. */
const listingTemplates = { document: 'documents', person: 'people' } as const;

export type ListedKind = keyof typeof listingTemplates;

export const listedKinds = keysOf(listingTemplates);

export function isListedKind(type: string): type is ListedKind {
  return Object.hasOwn(listingTemplates, type);
}

export function listingPageOf(kind: ListedKind): { template: string; key: string } {
  const facet = contentType(kind).listing?.facet;
  if (facet === undefined) throw new Error(`${kind} has no facet to find its page by`);
  return { template: listingTemplates[kind], key: facet };
}

export function isSearchable({ name, routing }: Pick<ContentType, 'name' | 'routing'>): boolean {
  return routing !== 'none' || isListedKind(name);
}
