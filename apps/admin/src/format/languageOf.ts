import { defaultLocale, type Locale } from '@fundfront/content-model';

/** The language that a text begins in, by the script of its first letter: what visitors type is in neither form's alone. */
export function languageOf(text: string): Locale {
  const [first = ''] = text.match(/\p{L}/u) ?? [];
  return /\p{Script=Arabic}/u.test(first) ? 'ur' : defaultLocale;
}
