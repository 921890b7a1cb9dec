import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import { preloadScreen } from '../routes/elements.tsx';
import { routeTable } from '../routes/table.ts';

const routes = routeTable.map(({ path, screen }) => ({ path, screen }));

/** With the pointer or the focus on a link, so that its press finds the scripts of the screen loaded. */
export function useLinkPreload(): void {
  useEffect(() => {
    const known = new Set<string>();
    function preload({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || known.has(link.pathname)) return;
      known.add(link.pathname);
      const match = matchRoutes(routes, link.pathname)?.at(-1);
      if (match) preloadScreen(match.route.screen);
    }
    document.addEventListener('pointerover', preload);
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
