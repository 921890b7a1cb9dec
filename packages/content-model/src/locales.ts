/** A page without a translation falls back to the first language, with a notice. */
export const locales = ['en', 'ur'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = 'en';

export const localeNames: Record<Locale, string> = { en: 'English', ur: 'اردو' };

/** In English, for staff; `localeNames` says each in itself. */
export const languageLabels: Record<Locale, string> = { en: 'English', ur: 'Urdu' };

export function directionOf(locale: Locale): 'ltr' | 'rtl' {
  return locale === 'ur' ? 'rtl' : 'ltr';
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ur' : 'en';
}

/**
 * A left-to-right isolate: numbers with hyphens and Latin words stay in order within Urdu, wherever the text is shown.
 */
export function ltr(text: string): string {
  return `\u2066${text}\u2069`;
}
