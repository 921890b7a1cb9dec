import { ApiError } from '@fundfront/api-client';
import { QueryClient } from '@tanstack/react-query';

/** A refusal stays one; only what may have been a slip of the network is asked again. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status === 503);

/** Server state of the whole app. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 10_000 }, mutations: { retry: false } },
});
