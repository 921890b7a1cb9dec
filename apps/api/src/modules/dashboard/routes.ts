import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { dashboardOverview } from './dashboardOverview.ts';
import { dashboardSearch } from './dashboardSearch.ts';
import { recentActivity } from './recentActivity.ts';
import { systemCheck } from './systemCheck.ts';

export function dashboardRoutes(app: App): void {
  route(app, calls.recentActivity, ({ ctx }) => recentActivity({ ctx }));
  route(app, calls.dashboardSearch, ({ ctx, query }) => dashboardSearch({ ctx, search: query.search }));
  route(app, calls.dashboardOverview, ({ ctx }) => dashboardOverview({ ctx }));
  route(app, calls.systemCheck, ({ ctx }) => systemCheck({ ctx }));
}
