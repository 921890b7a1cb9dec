import { type ContentType, type Locale, limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { useEffect, useState } from 'react';
import { useCall } from '../../../session/useCall.ts';

const shortest = 3;
const plain = (title: string) => title.trim().toLowerCase();

/** Whether another entry of the type has this title, asked once nobody types any more. */
export function useSameTitle(type: Pick<ContentType, 'path'>, id: string, locale: Locale, title: string): boolean {
  const [settled, setSettled] = useState(title);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(title), limits.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [title]);
  const search = settled.trim().slice(0, limits.searchLength);
  const { data } = useCall(
    calls.listEntries,
    { params: { type: type.path }, query: { search, locale, limit: '20' } },
    { enabled: search.length >= shortest },
  );
  const others = data?.entries.filter((entry) => entry.id !== id) ?? [];
  return settled === title && others.some(({ rows }) => plain(rows[locale]?.title ?? '') === plain(title));
}
