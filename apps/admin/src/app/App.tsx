import { Toaster } from '@fundfront/ui/components/Toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from './queryClient.ts';
import { router } from './router.tsx';

/** The whole staff admin. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster label="Messages" />
    </QueryClientProvider>
  );
}
