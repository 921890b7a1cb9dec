import { type ContentType, listFiltersOf, writeListFilters } from '@fundfront/content-model';
import type { ListPreset } from '../preset.ts';
import type { ListState } from './listState.ts';

export interface Within {
  preset: ListPreset | undefined;
  parentId: string | undefined;
}

/** What the list is a part of its type by: its tabs count within. */
export function withinOf({ preset, parentId }: Within) {
  const filter = writeListFilters(listFiltersOf(preset?.filter ?? {}));
  return { ...(filter && { filter }), ...(parentId && { parent: parentId }) };
}

/** The query of the list as it is shown, without the page that one is on. */
export function listQueryOf(type: ContentType, state: ListState, { preset, parentId }: Within) {
  const { search, tab, sort, direction, filters, assignee } = state;
  const filter = writeListFilters({ ...filters, ...listFiltersOf(preset?.filter ?? {}) });
  return {
    // What lies in the trash has no place in a tree.
    sort: tab === 'trash' && sort === 'tree' ? type.list.sort : sort,
    direction,
    ...(search && { search }),
    ...(tab !== 'all' && { state: tab }),
    ...(filter && { filter }),
    ...(assignee && { assignee }),
    ...(parentId && { parent: parentId }),
  };
}

export function isNarrowed({ search, tab, filters, assignee }: ListState): boolean {
  return search !== '' || tab !== 'all' || assignee !== '' || Object.keys(filters).length > 0;
}

/** In the order of the type: its list's columns, or those that were chosen. The title leads always. */
export function shownColumns(type: ContentType, { columns }: Pick<ListState, 'columns'>): string[] {
  const chosen = columns.length > 0 ? columns : type.list.columns;
  return ['title', ...chosen.filter((name) => name !== 'title')];
}
