import type { ApiError, InputOf } from '@fundfront/api-client';
import type { AnyCall, ResponseOf } from '@fundfront/content-model/wire';
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from './session.ts';

/** Under which a call's answer is kept. `[call.path]` alone names every answer of that call, for `invalidateQueries`. */
export function callKey<C extends AnyCall>(call: C, input: InputOf<C>): QueryKey {
  return [call.path, input.params ?? null, input.query ?? null];
}

export interface CallOptions {
  enabled?: boolean;
  /** Keeps showing the last answer while the next one is on its way: for searches and pages of lists. */
  keepPreviousData?: boolean;
  /** Milliseconds between calls on its own. */
  refetchInterval?: number;
}

/** A GET call's answer as server state: shared by all components that ask for the same. */
export function useCall<C extends AnyCall>(
  call: C,
  input: InputOf<C>,
  { enabled = true, keepPreviousData = false, refetchInterval }: CallOptions = {},
): UseQueryResult<ResponseOf<C>, ApiError> {
  return useQuery<ResponseOf<C>, ApiError>({
    queryKey: callKey(call, input),
    queryFn: ({ signal }) => api.call(call, input, { signal }),
    enabled,
    ...(keepPreviousData && { placeholderData: (last) => last }),
    ...(refetchInterval !== undefined && { refetchInterval: refetchInterval }),
  });
}
