import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { deskOverview } from './deskOverview.ts';
import { deskSearch } from './deskSearch.ts';
import { latestActivity } from './queries.ts';
import { systemCheck } from './systemCheck.ts';

/** What counts as a change of content. */
const modules = ['content', 'media', 'import'];
const shown = 20;

export function deskRoutes(app: App): void {
  route(app, calls.recentActivity, async ({ ctx }) => {
    const rows = await latestActivity(ctx.db, modules, shown);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  });
  route(app, calls.deskSearch, ({ ctx, query }) => deskSearch({ ctx, search: query.search }));
  route(app, calls.deskOverview, ({ ctx }) => deskOverview({ ctx }));
  route(app, calls.systemCheck, ({ ctx }) => systemCheck({ ctx }));
}
