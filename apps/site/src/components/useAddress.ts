import { useSyncExternalStore } from 'react';

const written = 'url-query-written';

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener);
  window.addEventListener(written, listener);
  return () => {
    window.removeEventListener('popstate', listener);
    window.removeEventListener(written, listener);
  };
}

/** @param query with its question mark, or empty */
function write(query: string, how: 'push' | 'replace'): void {
  if (query === location.search) return;
  const url = location.pathname + query + location.hash;
  if (how === 'push') history.pushState(null, '', url);
  else history.replaceState(null, '', url);
  window.dispatchEvent(new Event(written));
}

/**
 * The query of the page's address as an island's state: empty on the server and while it hydrates, so that the static
 * page and the first rendering agree.
 * @returns the query with its question mark, and how to write another: `push` makes a step of the browser's history
 */
export function useAddress(): [string, (query: string, how: 'push' | 'replace') => void] {
  const query = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  return [query, write];
}
