import { rawRoute } from '../../http/route.ts';
import type { App, RawRoute } from '../../http/types.ts';
import { whyNotReady } from './whyNotReady.ts';

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
    const missing = await whyNotReady(ctx);
    return c.json({ status: missing ?? 'ready' }, missing === null ? 200 : 503);
  });
}
