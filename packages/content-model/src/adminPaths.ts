import { type ContentTypeName, contentType } from './types/index.ts';

/** The specification's addresses where they differ from the type's `path`. */
const overrides: Partial<Record<ContentTypeName, `/admin/${string}`>> = {
  page: '/admin/posts',
  post: '/admin/posts/post-media',
  menuItem: '/admin/menu',
  fundInvestment: '/admin/funds/investments',
  researchSection: '/admin/research-report/sidebar',
};

/** Where staff find the entries of a type; each of them opens right below it, by its id. */
export function adminListPath(type: ContentTypeName): `/admin/${string}` {
  return overrides[type] ?? `/admin/${contentType(type).path}`;
}
