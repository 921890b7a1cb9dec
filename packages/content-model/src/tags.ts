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
