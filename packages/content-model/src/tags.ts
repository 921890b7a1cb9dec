import { defaultLocale, type Locale } from './locales.ts';

/** Of 256 characters that Next takes, without what would end a tag or break a header. What long addresses share clears both. */
const written = (path: string) => encodeURI(path).replaceAll(',', '%2C').slice(0, 200);

/** A publish clears by the same functions that a getter tags with. */
export const tags = {
  /** Header and footer sections of one language. */
  chrome: (locale: Locale) => `chrome:${locale}`,
  menu: (locale: Locale) => `menu:${locale}`,
  /** Rows of tabs, and what pages are called in the path above others where that is not their title. */
  sections: (locale: Locale) => `sections:${locale}`,
  settings: () => 'settings',
  /** For lists, mega-menu columns and the NAV board. */
  funds: (locale: Locale) => `funds:${locale}`,
  navs: () => 'navs',
  items: (type: string, locale: Locale) => `items:${type}:${locale}`,
  /** Of the second page of a list and those after it: they are many, and made anew when they are asked for. */
  laterItems: (type: string, locale: Locale) => `later-items:${type}:${locale}`,
  /** The first few of a list, and of each part of it. */
  latestItems: (type: string, locale: Locale) => `latest-items:${type}:${locale}`,
  /** What answers at an address. */
  page: (locale: Locale, path: string) => `page:${locale}:${written(path)}`,
  /** What the pages right below an address are called: its list of them, and the list that each has of the others. */
  below: (locale: Locale, path: string) => `below:${locale}:${written(path)}`,
  /** What the page at an address is called by the path above others. */
  above: (locale: Locale, path: string) => `above:${locale}:${written(path)}`,
  /** Titles and addresses of funds and categories, as menus show them. */
  fundLinks: (locale: Locale) => `fund-links:${locale}`,
  sitemap: () => 'sitemap',
  /** The day of the latest public change. */
  updated: () => 'updated',
} as const;

/** Includes the base language, which replaces missing translations. */
export function tagsOfItems(
  type: string,
  locale: Locale,
  part: 'items' | 'laterItems' | 'latestItems' = 'items',
): string[] {
  return [...new Set([locale, defaultLocale])].map((each) => tags[part](type, each));
}

export function pathsAbove(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`);
}

/** All that a page says of others by their place: itself, what lies below it and beside it, and the path above it. */
export function tagsOfPage(locale: Locale, path: string): string[] {
  const above = pathsAbove(path);
  return [
    tags.page(locale, path),
    ...[path, ...above.slice(0, 1)].map((each) => tags.below(locale, each)),
    ...above.map((each) => tags.above(locale, each)),
  ];
}

/** Of pages that link to one whose title or address has changed, beside its own. */
export function tagsOfLinks(locale: Locale, path: string): string[] {
  return [
    tags.above(locale, path),
    ...pathsAbove(path)
      .slice(0, 1)
      .map((above) => tags.below(locale, above)),
  ];
}
