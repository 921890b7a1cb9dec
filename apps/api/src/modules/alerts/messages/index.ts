import type { Locale } from '@fundfront/content-model';
import { timeZone } from '@fundfront/content-model/karachi';
import { isolateLtr } from '../../mail/bidiIsolate.ts';
import { interpolate } from '../../mail/messages/index.ts';
import { en, enTerms } from './en.ts';
import { ur, urTerms } from './ur.ts';

const catalogues: Record<Locale, Record<keyof typeof en, string>> = { en, ur };
export const terms: Record<Locale, typeof enTerms> = { en: enTerms, ur: urTerms };

export function t(lang: Locale, key: keyof typeof en, values: Record<string, string> = {}): string {
  return interpolate(catalogues[lang][key], values);
}

const parts: Intl.DateTimeFormatOptions = { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' };
const english = new Intl.DateTimeFormat('en-US', parts);
const urdu = new Intl.DateTimeFormat('ur-PK-u-nu-latn', { ...parts, month: 'long' });
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

function ordinal(day: number): string {
  const teen = day > 10 && day < 14;
  const ending = teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[day % 10] ?? 'th');
  return `${day}${ending}`;
}

/** Of a plain date, `20th Nov 2026` or `20 نومبر 2026`. */
export function formatDate(lang: Locale, day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const found = (lang === 'ur' ? urdu : english).formatToParts(date);
  const of = (wanted: string) => found.find(({ type }) => type === wanted)?.value ?? '';
  return `${lang === 'ur' ? of('day') : ordinal(date.getUTCDate())} ${of('month')} ${of('year')}`;
}

/** Of an instant, `18:12` in Karachi. */
export function formatTime(lang: Locale, instant: string): string {
  const time = clock.format(new Date(instant));
  return lang === 'ur' ? isolateLtr(time) : time;
}
