import { lazy } from 'react';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { AuthGuard } from './guard/AuthGuard.tsx';
import { LoginRoute } from './guard/LoginRoute.tsx';
import { ScreenGuard } from './guard/ScreenGuard.tsx';
import { NotFound } from './NotFound.tsx';
import { RouteError } from './RouteError.tsx';
import { elementOf } from './routes/elements.tsx';
import { loginPaths, routeTable } from './routes/table.ts';

// Lazy: a stranger's browser at the sign-in need not load it.
const Shell = lazy(async () => ({ default: (await import('./shell/Shell.tsx')).Shell }));

const screens: RouteObject[] = routeTable.map(({ path, screen }) => ({
  path,
  element: elementOf(screen),
  errorElement: <RouteError />,
}));

export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/admin" replace /> },
  ...loginPaths.map((path) => ({ path, element: <LoginRoute />, errorElement: <RouteError /> })),
  {
    element: <AuthGuard />,
    errorElement: <RouteError />,
    children: [
      {
        element: <Shell />,
        children: [{ element: <ScreenGuard />, children: [...screens, { path: '*', element: <NotFound /> }] }],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
