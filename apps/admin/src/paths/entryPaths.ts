import { adminListPath, type ContentTypeName, contentType, type Locale } from '@fundfront/content-model';

export function entryPath(type: ContentTypeName, id: string, locale?: Locale): string {
  const path = contentType(type).kind === 'singleton' ? adminListPath(type) : `${adminListPath(type)}/${id}`;
  return locale ? `${path}?lang=${locale}` : path;
}

export const newId = 'new';

export function newEntryPath(type: ContentTypeName, parentId?: string): string {
  const path = `${adminListPath(type)}/${newId}`;
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
