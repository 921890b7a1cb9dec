import { rawRoute } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { isReady } from './isReady.ts';

export function probeRoutes(app: App): void {
  rawRoute(app, { method: 'GET', path: '/health', policy: 'anyone', summary: 'The process lives' }, ({ c }) =>
    c.json({ status: 'ok' }),
  );
  rawRoute(
    app,
    { method: 'GET', path: '/ready', policy: 'anyone', summary: 'The API can work' },
    async ({ ctx, c }) => {
      const ready = await isReady(ctx);
      return c.json({ status: ready ? 'ready' : 'database unavailable' }, ready ? 200 : 503);
    },
  );
}
