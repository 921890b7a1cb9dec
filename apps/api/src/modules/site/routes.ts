import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { getItemGroups } from './getItemGroups.ts';
import { getItems } from './getItems.ts';
import { getPage } from './getPage.ts';
import { getPaths } from './getPaths.ts';
import { getPreview } from './getPreview.ts';

export function siteRoutes(app: App): void {
  route(app, calls.getPage, ({ ctx, query }) => getPage({ ctx, ...query }));
  route(app, calls.getPreview, ({ ctx, query, c }) => {
    c.header('x-robots-tag', 'noindex');
    c.set('noStore', true);
    return getPreview({ ctx, token: query.token });
  });
  route(app, calls.getItems, ({ ctx, query }) => getItems({ ctx, query }));
  route(app, calls.getItemGroups, ({ ctx, query }) => getItemGroups({ ctx, query }));
  route(app, calls.getPaths, ({ ctx }) => getPaths({ ctx }));
}
