import type { Locale } from '@fundfront/content-model';

/** Words that all visitors' forms share, which tests find their parts by. */
export const formLabels: Record<Locale, { robot: string }> = {
  en: { robot: 'I am not a robot' },
  ur: { robot: 'میں روبوٹ نہیں ہوں' },
};
