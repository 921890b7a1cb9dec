import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { getFundGrowth } from './getFundGrowth.ts';
import { getNavBoard } from './getNavBoard.ts';
import { listFunds } from './listFunds.ts';
import { listNavDays } from './navDays.ts';

export function navRoutes(app: App): void {
  route(app, calls.getNavBoard, ({ ctx, query }) => getNavBoard({ ctx, input: { locale: query.locale } }));
  route(app, calls.getFundGrowth, ({ ctx, query }) => getFundGrowth({ ctx, input: query }));
  route(app, calls.listFunds, ({ ctx, query }) => listFunds({ ctx, input: query }));
  route(app, calls.listNavDays, ({ ctx, query }) => listNavDays({ ctx, input: query }));
}
