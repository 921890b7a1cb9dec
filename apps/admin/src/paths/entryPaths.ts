import { type ContentTypeName, contentType, type Locale } from '@fundfront/content-model';

/** The specification's addresses where they differ from the type's `path`. */
const listPathOverrides: Partial<Record<ContentTypeName, string>> = {
  page: '/admin/posts',
  post: '/admin/posts/post-media',
  menuItem: '/admin/menu',
  fundInvestment: '/admin/funds/investments',
  researchSection: '/admin/research-report/sidebar',
};

export function listPath(type: ContentTypeName): string {
  return listPathOverrides[type] ?? `/admin/${contentType(type).path}`;
}

export function entryPath(type: ContentTypeName, id: string, locale?: Locale): string {
  const path = contentType(type).kind === 'singleton' ? listPath(type) : `${listPath(type)}/${id}`;
  return locale ? `${path}?lang=${locale}` : path;
}

export const newId = 'new';

export function newEntryPath(type: ContentTypeName, parentId?: string): string {
  const path = `${listPath(type)}/${newId}`;
  return parentId ? `${path}?parent=${parentId}` : path;
}

/** A new entry that was begun and never saved. */
export function draftPath(
  type: ContentTypeName,
  { id, locale, parentId }: { id: string; locale: Locale; parentId: string | null },
): string {
  const search = new URLSearchParams({ draft: id, lang: locale, ...(parentId && { parent: parentId }) });
  return `${newEntryPath(type)}?${search}`;
}
