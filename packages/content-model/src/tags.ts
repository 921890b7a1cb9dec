import type { Locale } from './locales.ts';

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
  /** All pages below one first part of an address: siblings, breadcrumbs and children change together. */
  branch: (locale: Locale, address: string) => `branch:${locale}:${address.split('/')[1] ?? ''}`,
  /** The list of all addresses. */
  sitemap: () => 'sitemap',
  /** The day of the latest public change. */
  updated: () => 'updated',
} as const;

/**
 * The tags that any page of the site is read with: its own branch, and what stands on every page. By them the API knows
 * which pages a change has made old. `updated` is left out: another date in the footer is no reason to draw them all.
 */
export function tagsOfPage(locale: Locale, address: string): string[] {
  return [
    tags.branch(locale, address),
    tags.chrome(locale),
    tags.menu(locale),
    tags.settings(),
    tags.funds(locale),
    tags.navs(),
  ];
}
