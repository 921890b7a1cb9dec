import type { JsonLdNode } from './jsonLdNode.ts';

/** https://schema.org/BreadcrumbList, from the home page to the page itself. */
export function breadcrumbList(origin: string, trail: readonly { title: string; path: string }[]): JsonLdNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
