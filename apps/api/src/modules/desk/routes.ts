import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { deskOverview } from './deskOverview.ts';
import { deskSearch } from './deskSearch.ts';
import { recentActivity } from './recentActivity.ts';
import { systemCheck } from './systemCheck.ts';

export function deskRoutes(app: App): void {
  route(app, calls.recentActivity, ({ ctx }) => recentActivity({ ctx }));
  route(app, calls.deskSearch, ({ ctx, query }) => deskSearch({ ctx, search: query.search }));
  route(app, calls.deskOverview, ({ ctx }) => deskOverview({ ctx }));
  route(app, calls.systemCheck, ({ ctx }) => systemCheck({ ctx }));
}
