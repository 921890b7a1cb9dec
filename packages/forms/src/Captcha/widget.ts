import type { Locale } from '@fundfront/content-model/locales';

/** What the two services' widgets are given alike. */
export interface WidgetProps {
  siteKey: string;
  locale: Locale;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
  /** Grows with every token that was used up. */
  resetKey: number;
  onToken: (token: string | null) => void;
}
