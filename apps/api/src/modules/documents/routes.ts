import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { checkDocument } from './checkDocument.ts';
import { listReplacements } from './listReplacements.ts';

export function documentRoutes(app: App): void {
  route(app, calls.listReplacements, ({ ctx, query }) => listReplacements({ ctx, input: query }));
  route(app, calls.checkDocument, ({ ctx, params, query, c }) => {
    // The answer changes with the day, and fingerprints that somebody makes up must not push pages out of memory.
    c.set('noStore', true);
    return checkDocument({ ctx, input: { ...params, ...query } });
  });
}
