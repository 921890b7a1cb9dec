import { type ContentType, type ListFilters, parseListFilters, writeListFilters } from '@fundfront/content-model';
import { type ListStateName, listStates } from '@fundfront/content-model/wire';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type ListTab = 'all' | ListStateName;

export interface ListState {
  search: string;
  tab: ListTab;
  sort: string;
  direction: 'asc' | 'desc';
  filters: ListFilters;
  /** The id of a person, `none`, or empty for all. */
  assignee: string;
  /** Of fields, in the order of the type; empty for those that the type's list names. */
  columns: readonly string[];
  cursor: string | undefined;
}

export type ChangeList = (change: Partial<ListState>) => void;

/** What a saved view keeps: everything but the page that one is on. */
export function viewQuery(params: URLSearchParams): string {
  const stored = new URLSearchParams(params);
  stored.delete('cursor');
  stored.sort();
  return stored.toString();
}

function written(change: Partial<ListState>): [string, string][] {
  return Object.entries(change).flatMap(([key, value]): [string, string][] => {
    if (key === 'tab') return [['state', value === 'all' ? '' : String(value)]];
    if (key === 'filters') return [['filter', writeListFilters(change.filters ?? {})]];
    if (key === 'columns') return [['columns', (change.columns ?? []).join(',')]];
    return [[key, typeof value === 'string' ? value : '']];
  });
}

function columnsOf(type: ContentType, text: string | null): string[] {
  const asked = (text ?? '').split(',');
  return Object.keys(type.fields).filter((name) => type.fields[name]?.column && asked.includes(name));
}

/** Held in the address, so that a reload, the back button and a shared link keep it. */
export function useListState(
  type: ContentType,
  usualSort = type.tree ? 'tree' : type.list.sort,
): [ListState, ChangeList] {
  const [params, setParams] = useSearchParams();
  const sort = params.get('sort') ?? usualSort;
  const usualDirection =
    sort === 'updatedAt' || (sort === type.list.sort && type.list.direction === 'desc') ? 'desc' : 'asc';
  const direction = params.get('direction');
  const state: ListState = {
    search: params.get('search') ?? '',
    tab: listStates.find((name) => name === params.get('state')) ?? 'all',
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : usualDirection,
    filters: parseListFilters(params.get('filter') ?? '') ?? {},
    assignee: params.get('assignee') ?? '',
    columns: columnsOf(type, params.get('columns')),
    cursor: params.get('cursor') ?? undefined,
  };
  const change = useCallback(
    (to: Partial<ListState>) => {
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('cursor');
          // A direction that was chosen for one column says nothing of another.
          if ('sort' in to) next.delete('direction');
          for (const [name, value] of written(to)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: 'search' in to },
      );
    },
    [setParams],
  );
  return [state, change];
}
