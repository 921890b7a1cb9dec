import type { ApiError } from '@fundfront/api-client';
import { calls, type MediaItem, type ResponseOf } from '@fundfront/content-model/wire';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../session/session.ts';

type Page = ResponseOf<typeof calls.listMedia>;

export interface MediaListQuery {
  search?: string | undefined;
  kind?: MediaItem['kind'] | undefined;
  check?: 'noAlt' | 'unused' | 'duplicate' | 'trash' | undefined;
  folder?: string | undefined;
  tag?: string | undefined;
  sort?: 'newest' | 'title' | undefined;
}

export function useMediaList(query: MediaListQuery) {
  const { data, error, isPlaceholderData, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    Page,
    ApiError,
    InfiniteData<Page>,
    unknown[],
    string | null
  >({
    queryKey: [calls.listMedia.path, query],
    queryFn: ({ pageParam, signal }) => {
      const given = Object.entries({ ...query, cursor: pageParam }).filter(([, value]) => value);
      return api.call(calls.listMedia, { query: Object.fromEntries(given) }, { signal });
    },
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (last) => last,
  });
  return {
    items: data?.pages.flatMap(({ items }) => items),
    error,
    /** Another list is on its way; the former is shown meanwhile. */
    stale: isPlaceholderData,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    loadingMore: isFetchingNextPage,
    retry: () => void refetch(),
  };
}
