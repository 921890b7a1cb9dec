import type { ApiError } from '@fundfront/api-client';
import { type ContentTypeName, contentType, limits } from '@fundfront/content-model';
import { calls, type EntrySummary, type QueryOf, type ResponseOf } from '@fundfront/content-model/wire';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../../session/session.ts';

interface TreeEntries {
  entries: readonly EntrySummary[];
  /** Whether there are more than a screen can show. */
  cut: boolean;
}

/** In the order of the tree, level below level. */
export function useTreeEntries(name: ContentTypeName): UseQueryResult<TreeEntries, ApiError> {
  const type = contentType(name).path;
  return useQuery<TreeEntries, ApiError>({
    queryKey: [calls.listEntries.path, 'tree', type],
    queryFn: async ({ signal }) => {
      const entries: EntrySummary[] = [];
      let cursor: string | null = null;
      do {
        const query: QueryOf<typeof calls.listEntries> = { sort: 'tree', limit: String(limits.pageSizeMax) };
        if (cursor) query.cursor = cursor;
        const page: ResponseOf<typeof calls.listEntries> = await api.call(
          calls.listEntries,
          { params: { type }, query },
          { signal },
        );
        entries.push(...page.entries);
        cursor = page.nextCursor;
      } while (cursor !== null && entries.length < limits.treeItems);
      return { entries, cut: cursor !== null };
    },
  });
}
