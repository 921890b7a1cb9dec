import type { ApiError, InputOf } from '@fundfront/api-client';
import type { AnyCall, ResponseOf } from '@fundfront/content-model/wire';
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from './session.ts';

/** `[call.path]` alone names every answer of that call, for `invalidateQueries`. */
export function callKey<C extends AnyCall>(call: C, input: InputOf<C>): QueryKey {
  return [call.path, input.params ?? null, input.query ?? null];
}

export interface CallOptions {
  enabled?: boolean;
  keepPreviousData?: boolean;
  /** Milliseconds. */
  refetchInterval?: number;
  /** Asked for at each opening, and not again while it is open. */
  once?: boolean;
}

export function useCall<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  { enabled = true, keepPreviousData = false, refetchInterval, once = false }: CallOptions = {},
): UseQueryResult<ResponseOf<C>, ApiError> {
  return useQuery<ResponseOf<C>, ApiError>({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => api.call(call, input, { signal }),
    enabled,
    ...(once && { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 }),
    ...(keepPreviousData && { placeholderData: (last) => last }),
    ...(refetchInterval !== undefined && { refetchInterval: refetchInterval }),
  });
}
