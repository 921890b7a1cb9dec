import type { Locale } from '@fundfront/content-model';

/** In English, for sentences and columns of the admin; `localeNames` says each in itself. */
export const languageLabels: Record<Locale, string> = { en: 'English', ur: 'Urdu' };
