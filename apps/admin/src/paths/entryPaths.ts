import { type ContentTypeName, contentType, type Locale } from '@fundfront/content-model';

/** The specification's addresses where they differ from the type's `path`. */
const listPathOverrides: Partial<Record<ContentTypeName, string>> = {
  page: '/admin/posts',
  post: '/admin/posts/post-media',
  menuItem: '/admin/menu',
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

export function previewPath(path: string): string {
  return `/admin/website${path === '/home' ? '' : path}`;
}
