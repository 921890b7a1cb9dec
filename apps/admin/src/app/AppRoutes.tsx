import { lazy } from 'react';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { AuthGuard } from './guard/AuthGuard.tsx';
import { LoginRoute } from './guard/LoginRoute.tsx';
import { ScreenGuard } from './guard/ScreenGuard.tsx';
import { NotFound } from './NotFound.tsx';
import { elementOf } from './routes/elements.tsx';
import { loginPaths, routeTable } from './routes/table.ts';

// Lazy: a stranger's browser at the sign-in need not load it.
const Shell = lazy(async () => ({ default: (await import('./shell/Shell.tsx')).Shell }));

const screens: RouteObject[] = routeTable.map(({ path, screen }) => ({ path, element: elementOf(screen) }));

const routes: RouteObject[] = [
  { path: '/', element: <Navigate to="/admin" replace /> },
  // The public home, where strangers are sent: it is seen here where nothing says at what address the site is.
  { path: '/home', element: <Navigate to={loginPaths[0]} replace /> },
  ...loginPaths.map((path) => ({ path, element: <LoginRoute /> })),
  {
    element: <AuthGuard />,
    children: [
      {
        element: <Shell />,
        children: [{ element: <ScreenGuard />, children: [...screens, { path: '*', element: <NotFound /> }] }],
      },
    ],
  },
];

export function AppRoutes() {
  return useRoutes(routes);
}
