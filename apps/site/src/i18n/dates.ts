import type { Locale } from '@fundfront/content-model';
import { karachiDay } from '@fundfront/content-model/karachi';
import { format, parseISO } from 'date-fns';

const urdu = (month: 'long' | undefined, day: 'numeric' | undefined) =>
  new Intl.DateTimeFormat('ur-PK-u-nu-latn', { timeZone: 'UTC', year: 'numeric', month, day });
const urduDay = urdu('long', 'numeric');
const urduMonth = urdu('long', undefined);

/** The calendar day "YYYY-MM-DD" in Karachi of an ISO instant; a plain date stays as it is. */
export function plainDateOf(value: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : karachiDay(new Date(value));
}

/** CLDR's own Urdu form has a comma in it; the product's has none, so the parts are joined by spaces. */
function formatUrdu(
  day: string,
  formatter: Intl.DateTimeFormat,
  wanted: readonly string[] = ['day', 'month', 'year'],
): string {
  const parts = formatter.formatToParts(new Date(`${day}T00:00:00Z`)).filter((part) => wanted.includes(part.type));
  return parts.map((part) => part.value).join(' ');
}

/** "1st Jan 2024" or "1 جنوری 2024", from a plain date or an instant. */
export function formatDate(locale: Locale, value: string): string {
  const day = plainDateOf(value);
  return locale === 'ur' ? formatUrdu(day, urduDay) : format(parseISO(day), 'do MMM yyyy');
}

const weekdays: Record<Locale, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en', { timeZone: 'UTC', weekday: 'long' }),
  ur: new Intl.DateTimeFormat('ur-PK', { timeZone: 'UTC', weekday: 'long' }),
};

/** "Friday" or "جمعہ". */
export function formatWeekday(locale: Locale, value: string): string {
  return weekdays[locale].format(new Date(`${plainDateOf(value)}T00:00:00Z`));
}

/** "Jan 2024" or "جنوری 2024". */
export function formatMonth(locale: Locale, value: string): string {
  const day = plainDateOf(value);
  return locale === 'ur' ? formatUrdu(day, urduMonth) : format(parseISO(day), 'MMM yyyy');
}

export function formatMonthName(locale: Locale, value: string): string {
  const day = plainDateOf(value);
  return locale === 'ur' ? formatUrdu(day, urduMonth, ['month']) : format(parseISO(day), 'MMMM');
}

/** "12 Dec" or "12 دسمبر". */
export function formatDayOfMonth(locale: Locale, value: string): string {
  const day = plainDateOf(value);
  return locale === 'ur' ? formatUrdu(day, urduDay, ['day', 'month']) : format(parseISO(day), 'd MMM');
}
