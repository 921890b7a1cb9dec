import { type ContentTypeName, isContentTypeName } from '@fundfront/content-model';
import { useSearchParams } from 'react-router-dom';
import { isState, type StateFilter } from './states.ts';

export const assignees = ['me', 'none'] as const;
export type AssigneeFilter = (typeof assignees)[number];

export interface GridFilter {
  search: string;
  type: ContentTypeName | undefined;
  state: StateFilter | undefined;
  assignee: AssigneeFilter | undefined;
  cursor: string | undefined;
}

export function useGridFilter(): [GridFilter, (change: Partial<GridFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const type = params.get('type') ?? '';
  const state = params.get('state');
  const filter: GridFilter = {
    search: params.get('search') ?? '',
    type: isContentTypeName(type) ? type : undefined,
    state: isState(state) ? state : undefined,
    assignee: assignees.find((each) => each === params.get('assignee')),
    cursor: params.get('cursor') ?? undefined,
  };
  const change = (part: Partial<GridFilter>) => {
    const next = Object.entries({ ...filter, cursor: undefined, ...part }).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    );
    setParams(new URLSearchParams(next), { replace: !('cursor' in part) });
  };
  return [filter, change];
}
