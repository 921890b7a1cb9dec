import { useSyncExternalStore } from 'react';

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
