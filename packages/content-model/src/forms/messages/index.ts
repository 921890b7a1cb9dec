import type { Locale } from '../../locales.ts';
import { en } from './en.ts';
import { ur } from './ur.ts';

export type FormMessageKey = keyof typeof en;
export type FormMessages = Record<FormMessageKey, string>;

/** What forms say, by language: one catalogue for the browser and the server. */
export const formMessages: Record<Locale, FormMessages> = { en, ur };

/** The words for a schema's message. What is not a key (no schema of a form says such a thing) is said in general terms. */
export function formMessage(key: string, locale: Locale): string {
  const messages: Record<string, string> = formMessages[locale];
  return (Object.hasOwn(messages, key) ? messages[key] : undefined) ?? formMessages[locale]['form.invalid'];
}
