import '@fundfront/ui/theme.css';
import '@fundfront/ui/fonts.css';
import { directionOf, type Locale } from '@fundfront/content-model';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { ReloadOnce } from '../../features/reload/ReloadOnce.tsx';

/** The faces that the first screen of each language is set in. Urdu's alone are heavy: English pages never load them. */
const faces: Record<Locale, readonly string[]> = {
  en: ['hanken-grotesk', 'brygada-1918'],
  ur: ['noto-nastaliq-urdu', 'noto-naskh-arabic'],
};

interface DocumentProps {
  locale: Locale;
  children: ReactNode;
}

/** The document of one language. */
export function Document({ locale, children }: DocumentProps) {
  for (const face of faces[locale]) {
    preload(`/fonts/${face}.v1.woff2`, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <body>
        {children}
        <ReloadOnce />
      </body>
    </html>
  );
}
