import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HistoryRouter } from '../history/HistoryRouter.tsx';
import { history } from '../history/history.ts';

export function openScreen(element: React.ReactNode, at = '/admin/posts') {
  history.replace(at);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <HistoryRouter history={history}>{element}</HistoryRouter>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), history };
}
