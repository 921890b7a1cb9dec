import { type ContentType, contentType } from '@fundfront/content-model';
import { keysOf } from '@fundfront/content-model/objects';

/** Types without pages of their own that are found on the pages listing them: the template of those pages. */
const listingTemplates = { document: 'documents', person: 'people' } as const;

export type ListedKind = keyof typeof listingTemplates;

export const listedKinds = keysOf(listingTemplates);

export function isListedKind(type: string): type is ListedKind {
  return Object.hasOwn(listingTemplates, type);
}

/** Where entries of a kind are listed: the template, and the field by which page and entry belong together. */
export function listingPageOf(kind: ListedKind): { template: string; key: string } {
  const facet = contentType(kind).listing?.facet;
  if (facet === undefined) throw new Error(`${kind} has no facet to find its page by`);
  return { template: listingTemplates[kind], key: facet };
}

/** Whether the search of the site leads to entries of a type. */
export function isSearchable({ name, routing }: Pick<ContentType, 'name' | 'routing'>): boolean {
  return routing !== 'none' || isListedKind(name);
}
