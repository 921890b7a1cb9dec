'use client';

import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useDocumentLanguage } from './useDocumentLanguage.ts';

/** Without it the behaviour library follows the browser's language: arrow keys the wrong way round in Urdu. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const language = useDocumentLanguage();
  return <I18nProvider locale={language === 'ur' ? 'ur-PK' : 'en-GB'}>{children}</I18nProvider>;
}
