import type { Locale } from './locales.ts';

export const menus = [
  { name: 'main', label: 'Main menu', locale: 'en' },
  { name: 'urdu', label: 'Urdu menu', locale: 'ur' },
  { name: 'admin', label: 'Admin navigation', locale: 'en' },
] as const satisfies readonly { name: string; label: string; locale: Locale }[];

export type MenuName = (typeof menus)[number]['name'];
