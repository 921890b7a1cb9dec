import { type Locale, ltr } from '@fundfront/content-model/locales';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import { groupThousands } from '../../i18n/numbers.ts';

export type Units = Pick<Messages['calculators']['common'], 'rupees' | 'million' | 'year' | 'years'>;

export interface Format {
  /** Whole rupees. */
  rupees: (amount: number) => string;
  /** For charts: to 0.01 million. */
  millions: (amount: number) => string;
  years: (count: number) => string;
  percent: (figure: number | string) => string;
}

/** Plain texts, for labels and drawings too: in Urdu each figure is an isolate of its own. */
export function formatOf(locale: Locale, messages: Units): Format {
  const figure = locale === 'ur' ? ltr : (text: string) => text;
  return {
    rupees: (amount) => fill(messages.rupees, { amount: figure(groupThousands(String(amount))) }),
    millions: (amount) => fill(messages.million, { figure: figure(groupThousands((amount / 1_000_000).toFixed(2))) }),
    years: (count) => `${figure(String(count))} ${count === 1 ? messages.year : messages.years}`,
    percent: (part) => figure(`${part}%`),
  };
}
