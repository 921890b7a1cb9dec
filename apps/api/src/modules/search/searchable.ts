import { type ContentType, contentType, type EntryData } from '@fundfront/content-model';
import { keysOf } from '@fundfront/content-model/objects';
import { textOf } from '../live/values.ts';

/** Types without pages of their own, found on the pages of these templates. */
const listingTemplates = { document: 'documents', person: 'people', branch: 'branches' } as const;

export type ListedKind = keyof typeof listingTemplates;

export const listedKinds = keysOf(listingTemplates);

export const partTemplates = ['faq', ...Object.values(listingTemplates)];

export function isListedKind(type: string): type is ListedKind {
  return Object.hasOwn(listingTemplates, type);
}

function facetOf(kind: ListedKind): string {
  const facet = contentType(kind).listing?.facet;
  if (facet === undefined) throw new Error(`${kind} has no facet to find its page by`);
  return facet;
}

/** Which list an entry stands in; a page that shows that list has the same value in its own field of that name. */
export function listOf(kind: ListedKind, data: EntryData): string | null {
  const value = textOf(data, facetOf(kind));
  return value === null ? null : `${kind}.${value}`;
}

/** Null for an inactive page: nothing is found on it. */
export function listOnPage(data: EntryData): string | null {
  if (data.isActive === false) return null;
  const kind = listedKinds.find((each) => listingTemplates[each] === data.template);
  return kind === undefined ? null : listOf(kind, data);
}

export function isSearchable({ name, routing }: Pick<ContentType, 'name' | 'routing'>): boolean {
  return routing !== 'none' || isListedKind(name);
}
