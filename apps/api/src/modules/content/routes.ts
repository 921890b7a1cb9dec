import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { createEntry } from './createEntry.ts';
import { getEntry } from './getEntry.ts';
import { publishEntry } from './publishEntry.ts';
import { saveEntry } from './saveEntry.ts';
import { typeByPath } from './typeOf.ts';

export function contentRoutes(app: App): void {
  route(app, calls.getEntry, ({ ctx, params }) =>
    getEntry({ ctx, input: { ...params, type: typeByPath(params.type) } }),
  );
  route(app, calls.createEntry, ({ ctx, params, body }) =>
    createEntry({ ctx, input: { ...body, type: typeByPath(params.type) } }),
  );
  route(app, calls.saveEntry, ({ ctx, params, body }) =>
    saveEntry({ ctx, input: { ...params, ...body, type: typeByPath(params.type) } }),
  );
  route(app, calls.publishEntry, ({ ctx, params, body }) =>
    publishEntry({ ctx, input: { ...params, ...body, type: typeByPath(params.type) } }),
  );
}
