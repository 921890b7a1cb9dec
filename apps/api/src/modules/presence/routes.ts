import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { typeByPath } from '../content/typeOf.ts';
import { endPresence, notePresence } from './notePresence.ts';

export function presenceRoutes(app: App): void {
  route(app, calls.notePresence, ({ ctx, params, body }) =>
    notePresence({ ctx, input: { ...body, ...params, type: typeByPath(params.type) } }),
  );
  route(app, calls.endPresence, ({ ctx, params }) =>
    endPresence({ ctx, input: { ...params, type: typeByPath(params.type) } }),
  );
}
