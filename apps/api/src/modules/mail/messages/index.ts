import type { Locale } from '@fundfront/content-model';
import { en } from './en.ts';
import { ur } from './ur.ts';

export type MailMessageKey = keyof typeof en;
export type MailMessages = Record<MailMessageKey, string>;

const catalogues: Record<Locale, MailMessages> = { en, ur };

export function interpolate(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

export function t(lang: Locale, key: MailMessageKey, values: Record<string, string> = {}): string {
  return interpolate(catalogues[lang][key], values);
}
