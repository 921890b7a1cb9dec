import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { resolveLinks } from '../links/resolveLinks.ts';
import { withRenditions } from '../media/withRenditions.ts';
import { readEntries, readEntry } from './readEntries.ts';

const complete = { complete: withRenditions };

export function readRoutes(app: App): void {
  route(
    app,
    calls.readEntries,
    async ({ ctx, params, query }) =>
      resolveLinks(ctx, query.locale, await readEntries({ ctx, input: { ...params, ...query } })),
    complete,
  );
  route(
    app,
    calls.readEntry,
    async ({ ctx, params, query }) =>
      resolveLinks(ctx, query.locale, await readEntry({ ctx, input: { ...params, ...query } })),
    complete,
  );
}
