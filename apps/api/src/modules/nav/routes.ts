import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { getNavBoard } from './getNavBoard.ts';
import { getNavDay, listNavDays } from './navDays.ts';

export function navRoutes(app: App): void {
  route(app, calls.getNavBoard, ({ ctx, query }) => getNavBoard({ ctx, input: { locale: query.locale } }));
  route(app, calls.listNavDays, ({ ctx, query }) => listNavDays({ ctx, input: query }));
  route(app, calls.getNavDay, ({ ctx, params }) => getNavDay({ ctx, input: params }));
}
