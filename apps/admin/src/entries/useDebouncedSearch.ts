import { useEffect, useState } from 'react';

/** Milliseconds after the last key until a list is searched: long enough to type on, short enough to feel at once. */
const debounceMs = 250;

/**
 * @param search what is searched for now, which wins when it changes from outside (Back, another tab of the list)
 * @param onSearch must keep its identity while nothing changes, or the pause starts anew
 */
export function useDebouncedSearch(
  search: string,
  onSearch: (terms: string) => void,
): [string, (terms: string) => void] {
  const [typed, setTyped] = useState(search);
  useEffect(() => setTyped(search), [search]);
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => onSearch(typed), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, search, onSearch]);
  return [typed, setTyped];
}
