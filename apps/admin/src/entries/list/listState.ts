import type { ContentType } from '@fundfront/content-model';
import { useSearchParams } from 'react-router-dom';

const states = ['draft', 'changed', 'outdated', 'missing'] as const;
export type ListTab = 'all' | (typeof states)[number];

export interface ListState {
  search: string;
  tab: ListTab;
  sort: string;
  direction: 'asc' | 'desc';
  cursor: string | undefined;
}

function isTab(value: string | null): value is (typeof states)[number] {
  return states.some((state) => state === value);
}

/** Held in the address, so that a reload, the back button and a shared link keep it. */
export function useListState(type: ContentType): [ListState, (change: Partial<ListState>) => void] {
  const [params, setParams] = useSearchParams();
  const tab = params.get('state');
  const state: ListState = {
    search: params.get('search') ?? '',
    tab: isTab(tab) ? tab : 'all',
    sort: params.get('sort') ?? (type.tree ? 'tree' : type.list.sort),
    direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
    cursor: params.get('cursor') ?? undefined,
  };
  function change(to: Partial<ListState>): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('cursor');
        for (const [key, value] of Object.entries(to)) {
          const name = key === 'tab' ? 'state' : key;
          if (value === undefined || value === '' || value === 'all') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: 'search' in to },
    );
  }
  return [state, change];
}
