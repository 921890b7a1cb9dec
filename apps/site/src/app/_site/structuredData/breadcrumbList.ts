import type { Node } from './node.ts';

/** https://schema.org/BreadcrumbList, from the home page to the page itself. */
export function breadcrumbList(origin: string, trail: readonly { title: string; path: string }[]): Node {
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
