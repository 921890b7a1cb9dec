import type { ContentTypeName, Locale } from '@fundfront/content-model';

/** Where the admin lists the entries of a type; each entry's editor lies below it. */
const lists: Record<ContentTypeName, string> = {
  page: '/admin/posts',
  // `/admin/posts` are the pages, by the specification; posts have its `post-media`.
  post: '/admin/posts/post-media',
  menuItem: '/admin/menu',
  settings: '/admin/settings',
  fundCategory: '/admin/maincategory',
  fund: '/admin/funds',
};

export function listPath(type: ContentTypeName): string {
  return lists[type];
}

/** The editor of an entry, opened at a language if one is given. */
export function entryPath(type: ContentTypeName, id: string, locale?: Locale): string {
  const path = type === 'settings' ? lists.settings : `${lists[type]}/${id}`;
  return locale ? `${path}?lang=${locale}` : path;
}

/** The `id` of an entry that is not saved yet. */
export const newId = 'new';

/** The editor of a new entry, below a parent if one is given. */
export function newEntryPath(type: ContentTypeName, parentId?: string): string {
  const path = `${lists[type]}/${newId}`;
  return parentId ? `${path}?parent=${parentId}` : path;
}

/** The preview of what answers at an address of the public site. */
export function previewPath(address: string): string {
  return `/admin/website${address === '/home' ? '' : address}`;
}
