import type { Item } from '../../content/items.ts';
import type { PageLink } from '../../content/page.ts';
import { type DocumentFacts, documentFacts } from './documentRows.ts';

interface Group {
  facet: string;
  count: number;
  first: Item<'document'>;
}

export interface DocumentSectionLink extends PageLink {
  documents: { count: number; latest: DocumentFacts | null } | null;
}

const lastPart = (path: string) => path.split('/').at(-1) ?? '';

/**
 * The last part of a section's address is its name among the documents (see `documentSections`); other pages, such as
 * the articles, have no count.
 */
export function sectionLinks(
  pages: readonly PageLink[],
  groups: readonly Group[],
  isSection: (name: string) => boolean,
): DocumentSectionLink[] {
  return pages.map((page) => {
    const name = lastPart(page.path);
    const group = groups.find(({ facet }) => facet === name);
    if (!group) return { ...page, documents: isSection(name) ? { count: 0, latest: null } : null };
    return { ...page, documents: { count: group.count, latest: documentFacts(group.first) } };
  });
}
