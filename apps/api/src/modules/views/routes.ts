import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { typeByPath } from '../content/typeOf.ts';
import { deleteView, listViews, saveView } from './views.ts';

export function viewRoutes(app: App): void {
  route(app, calls.listViews, ({ ctx, params }) => listViews({ ctx, type: typeByPath(params.type) }));
  route(app, calls.saveView, ({ ctx, params, body }) => saveView({ ctx, type: typeByPath(params.type), input: body }));
  route(app, calls.deleteView, ({ ctx, params }) => deleteView({ ctx, id: params.id }));
}
