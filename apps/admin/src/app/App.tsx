import { ApiError } from '@fundfront/api-client';
import { Toaster } from '@fundfront/ui/components/Toaster';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { HistoryRouter } from '../history/HistoryRouter.tsx';
import { history } from '../history/history.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** A refusal stays one; only what may have been a slip of the network is asked again. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiError && (error.status === 0 || error.status === 503);

const queryClient = new QueryClient({
  defaultOptions: { queries: { retry, staleTime: 10_000 }, mutations: { retry: false } },
});

export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <HistoryRouter history={history}>
        <ErrorBoundary>
          <AppRoutes />
        </ErrorBoundary>
      </HistoryRouter>
      <Toaster label="Messages" />
    </QueryClientProvider>
  );
}
