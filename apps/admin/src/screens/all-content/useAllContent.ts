import type { ApiError } from '@fundfront/api-client';
import { type ContentTypeName, contentTypeNames, contentTypes, limits } from '@fundfront/content-model';
import { calls, type EntrySummary, type ResponseOf } from '@fundfront/content-model/wire';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { api } from '../../session/session.ts';
import { callKey } from '../../session/useCall.ts';
import type { GridFilter } from './useGridFilter.ts';

export interface TypedEntry extends EntrySummary {
  typeName: ContentTypeName;
  updatedAt: string;
}

function latestChange({ rows }: EntrySummary): string {
  return [rows.en?.updatedAt ?? '', rows.ur?.updatedAt ?? ''].toSorted().at(-1) ?? '';
}

export function mergeNewest(
  lists: readonly { typeName: ContentTypeName; entries: readonly EntrySummary[] }[],
): TypedEntry[] {
  return lists
    .flatMap(({ typeName, entries }) =>
      entries.map((entry) => ({ ...entry, typeName, updatedAt: latestChange(entry) })),
    )
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
}

export function useAllContent({ search, type, state }: GridFilter) {
  const [limit, setLimit] = useState<number>(limits.pageSize);
  const terms = useDeferredValue(search.trim());
  const names = type ? [type] : contentTypeNames;
  const results = useQueries({
    queries: names.map((name) => {
      const input = {
        params: { type: contentTypes[name].path },
        query: {
          sort: 'updatedAt',
          direction: 'desc' as const,
          limit: String(limit),
          ...(terms && { search: terms }),
          ...(state && { state }),
        },
      };
      return {
        queryKey: callKey(calls.listEntries, input),
        queryFn: ({ signal }: { signal: AbortSignal }): Promise<ResponseOf<typeof calls.listEntries>> =>
          api.call(calls.listEntries, input, { signal }),
        placeholderData: keepPreviousData,
      };
    }),
  });
  const lists = results.flatMap(({ data }, index) => {
    const typeName = names[index];
    return data && typeName ? [{ typeName, ...data }] : [];
  });
  return {
    entries: mergeNewest(lists),
    total: lists.reduce((sum, list) => sum + list.total, 0),
    pending: results.some(({ isPending }) => isPending),
    error: results.find((result): result is typeof result & { error: ApiError } => result.error !== null)?.error,
    hasMore: limit < limits.pageSizeMax && lists.some(({ nextCursor }) => nextCursor !== null),
    more: () => setLimit(limits.pageSizeMax),
    retry: () => results.forEach(({ refetch }) => void refetch()),
  };
}
