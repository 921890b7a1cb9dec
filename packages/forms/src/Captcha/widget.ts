import type { Locale } from '@fundfront/content-model/locales';

export interface WidgetProps {
  siteKey: string;
  locale: Locale;
  theme: 'light' | 'dark';
  size: 'normal' | 'compact';
  resetKey: number;
  onToken: (token: string | null) => void;
  onUnreachable: () => void;
}
