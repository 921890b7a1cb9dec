import '@fundfront/ui/theme.css';
import '@fundfront/ui/fonts.css';
import { directionOf, type Locale } from '@fundfront/content-model';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { OfflineBar } from '../../features/offline/OfflineBar.tsx';
import { NavigationProgress } from '../../features/progress/NavigationProgress.tsx';
import { messagesOf } from '../../i18n/index.ts';
import { Behaviours } from '../../loader/Behaviours.tsx';

/** Preloaded faces. Urdu's Nastaliq is not: it is three times the document's size and would delay the text. */
const preloadedFonts: Record<Locale, readonly string[]> = {
  en: ['hanken-grotesk', 'brygada-1918'],
  ur: ['noto-naskh-arabic'],
};

interface DocumentProps {
  locale: Locale;
  /** Links leave the frame of the other site: the pages that they lead to may not be framed. */
  embedded?: boolean;
  children: ReactNode;
}

export function Document({ locale, embedded = false, children }: DocumentProps) {
  for (const font of preloadedFonts[locale]) {
    preload(`/fonts/${font}.v1.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>{embedded ? <base target="_top" /> : null}</head>
      <body>
        {children}
        <OfflineBar message={messagesOf(locale).offline} />
        <NavigationProgress />
        {process.env.NODE_ENV === 'development' ? <Behaviours /> : null}
      </body>
    </html>
  );
}
