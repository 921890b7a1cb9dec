import { directionOf, type Locale } from '@fundfront/content-model';

/** For words in another language than their page's: an entry without a translation comes in English. */
export function inLanguage(contentLocale: Locale, page: Locale): { lang?: Locale; dir?: 'ltr' | 'rtl' } {
  return contentLocale === page ? {} : { lang: contentLocale, dir: directionOf(contentLocale) };
}
