import type { PublicSettings } from '../../content/site.ts';

/** https://schema.org/Organization; numbers and addresses only where content has them. */
export function organization(origin: string, settings: PublicSettings) {
  const { title, email, phone, logo } = settings;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: title,
    url: origin,
    ...(logo && { logo: origin + logo.src }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
  };
}

/** https://schema.org/BreadcrumbList, from the home page to the page itself. */
export function breadcrumbList(origin: string, trail: readonly { title: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}

/** JSON that cannot end the script element that it stands in. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(/</g, '\\u003c');
}
