import type { ApiError } from '@fundfront/api-client';
import { contentTypes } from '@fundfront/content-model';
import { calls, type EntrySummary } from '@fundfront/content-model/wire';
import { useDeferredValue } from 'react';
import { useSession } from '../../session/session.ts';
import { useCall } from '../../session/useCall.ts';
import type { GridFilter } from './useGridFilter.ts';

interface AllContent {
  entries: readonly EntrySummary[];
  next: string | null;
  pending: boolean;
  error: ApiError | null;
  retry: () => void;
}

/** Page by page, latest change first: of all types, or of the one that is filtered by. */
export function useAllContent({ search, type, state, assignee, cursor }: GridFilter): AllContent {
  const terms = useDeferredValue(search.trim());
  const ownId = useSession(({ user }) => user?.id);
  const query = {
    ...(terms && { search: terms }),
    ...(state && { state }),
    ...(assignee && { assignee: assignee === 'me' ? ownId : assignee }),
    ...(cursor && { cursor }),
  };
  const all = useCall(calls.listAllEntries, { query }, { enabled: !type, keepPreviousData: true });
  const one = useCall(
    calls.listEntries,
    { params: { type: type ? contentTypes[type].path : '' }, query: { ...query, sort: 'updatedAt' } },
    { enabled: type !== undefined, keepPreviousData: true },
  );
  const { data, isPending, error, refetch } = type ? one : all;
  return {
    entries: data?.entries ?? [],
    next: data?.nextCursor ?? null,
    pending: isPending,
    error,
    retry: () => void refetch(),
  };
}
