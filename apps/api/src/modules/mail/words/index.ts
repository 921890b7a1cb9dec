import type { Locale } from '@fundfront/content-model';
import { en } from './en.ts';
import { ur } from './ur.ts';

export type MailWord = keyof typeof en;
export type MailWords = Record<MailWord, string>;

const catalogues: Record<Locale, MailWords> = { en, ur };

/** Words of the mails in a language, with `{…}` filled in. */
export function say(lang: Locale, word: MailWord, values: Record<string, string> = {}): string {
  return catalogues[lang][word].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
