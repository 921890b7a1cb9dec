import { rawRoute } from '../../http/route.ts';
import type { App, RawRoute } from '../../http/types.ts';
import { isReady } from './isReady.ts';

const probe = (name: 'health' | 'ready', summary: string): RawRoute => ({
  name,
  method: 'GET',
  path: `/${name}`,
  policy: 'anyone',
  summary,
  tag: 'Probes',
  answer: { types: ['application/json'] },
});

export function probeRoutes(app: App): void {
  rawRoute(app, probe('health', 'The process lives'), ({ c }) => c.json({ status: 'ok' }));
  rawRoute(app, probe('ready', 'The API can work; 503 while it cannot'), async ({ ctx, c }) => {
    const ready = await isReady(ctx);
    return c.json({ status: ready ? 'ready' : 'database unavailable' }, ready ? 200 : 503);
  });
}
