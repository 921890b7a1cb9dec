import type { Locale } from '@fundfront/content-model';

export const formLabels: Record<Locale, { robot: string }> = {
  en: { robot: 'I am not a robot' },
  ur: { robot: 'میں روبوٹ نہیں ہوں' },
};
