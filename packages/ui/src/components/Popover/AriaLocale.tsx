'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components';

type Language = 'en' | 'ur';

function subscribe(notify: () => void) {
  const observer = new MutationObserver(notify);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] });
  return () => observer.disconnect();
}

const read = (): Language => (document.documentElement.lang.startsWith('ur') ? 'ur' : 'en');

/** Overlays hang on the body, so the language of the document is theirs. */
export function useDocumentLanguage(): Language {
  return useSyncExternalStore(subscribe, read, () => 'en');
}

/** Without it the behaviour library follows the browser's language: arrow keys the wrong way round in Urdu. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const language = useDocumentLanguage();
  return <I18nProvider locale={language === 'ur' ? 'ur-PK' : 'en-GB'}>{children}</I18nProvider>;
}
