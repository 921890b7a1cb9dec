import type { Locale } from '@fundfront/content-model';
import { en, type Messages } from './en.ts';
import { ur } from './ur.ts';

const catalogues: Record<Locale, Messages> = { en, ur };

/** For server components: islands get the few words they need as props. */
export function messagesOf(locale: Locale): Messages {
  return catalogues[locale];
}

export { formatDate, formatDayOfMonth, formatMonth, formatMonthName, formatWeekday, plainDateOf } from './dates.ts';
export type { Messages } from './en.ts';
export { formatPercent, formatPrice, formatReturn, formatSigned, groupThousands, isolated } from './numbers.ts';
