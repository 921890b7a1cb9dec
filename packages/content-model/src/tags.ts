import { defaultLocale, type Locale } from './locales.ts';

/** Names of the site's cached reads; a publish clears by the same functions that a getter tags with. */
export const tags = {
  /** Header and footer sections of one language. */
  chrome: (locale: Locale) => `chrome:${locale}`,
  /** The main menu of one language. */
  menu: (locale: Locale) => `menu:${locale}`,
  settings: () => 'settings',
  /** Every fund and fund category in one language: lists, mega-menu columns, the NAV board. */
  funds: (locale: Locale) => `funds:${locale}`,
  /** Announced prices and returns of all funds. */
  navs: () => 'navs',
  /** Every listed entry of a type in one language: documents, people, branches … */
  items: (type: string, locale: Locale) => `items:${type}:${locale}`,
  /** All pages below one first part of an address: siblings, breadcrumbs and children change together. */
  branch: (locale: Locale, path: string) => `branch:${locale}:${path.split('/')[1] ?? ''}`,
  /** The list of all addresses. */
  sitemap: () => 'sitemap',
  /** The day of the latest public change. */
  updated: () => 'updated',
} as const;

/** What a list of a type's entries is read with: where a translation is missing, the base language stands in. */
export function tagsOfItems(type: string, locale: Locale): string[] {
  return [...new Set([locale, defaultLocale])].map((each) => tags.items(type, each));
}

/**
 * The tags that any page of the site is read with: its own branch, what it lists, and what stands on every page. By
 * them the API knows which pages a change has made old. `updated` is left out: another date in the footer is no reason
 * to draw them all.
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
