import { defaultLocale, type Locale } from './locales.ts';

/** A publish clears by the same functions that a getter tags with. */
export const tags = {
  /** Header and footer sections of one language. */
  chrome: (locale: Locale) => `chrome:${locale}`,
  menu: (locale: Locale) => `menu:${locale}`,
  settings: () => 'settings',
  /** For lists, mega-menu columns and the NAV board. */
  funds: (locale: Locale) => `funds:${locale}`,
  navs: () => 'navs',
  items: (type: string, locale: Locale) => `items:${type}:${locale}`,
  /** By the first part of an address: siblings, breadcrumbs and children change together. */
  branch: (locale: Locale, path: string) => `branch:${locale}:${path.split('/')[1] ?? ''}`,
  sitemap: () => 'sitemap',
  /** The day of the latest public change. */
  updated: () => 'updated',
} as const;

/** Includes the base language, which replaces missing translations. */
export function tagsOfItems(type: string, locale: Locale): string[] {
  return [...new Set([locale, defaultLocale])].map((each) => tags.items(type, each));
}

/**
 * By these the API knows which pages a change has made old. `updated` is left out: another date in the footer is no
 * reason to render them all.
 * @param lists types whose entries the page lists; see `listedBy`
 */
export function tagsOfPage(locale: Locale, path: string, lists: readonly string[] = []): string[] {
  return [
    tags.branch(locale, path),
    ...lists.flatMap((type) => tagsOfItems(type, locale)),
    tags.chrome(locale),
    tags.menu(locale),
    tags.settings(),
    tags.funds(locale),
    tags.navs(),
  ];
}
