import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { resolveLinks } from '../links/resolveLinks.ts';
import { withRenditions } from '../media/withRenditions.ts';
import { getItemGroups } from './getItemGroups.ts';
import { getItems } from './getItems.ts';
import { getLinks } from './getLinks.ts';
import { getListedFiles } from './getListedFiles.ts';
import { getPage } from './getPage.ts';
import { getPaths } from './getPaths.ts';
import { getPreview } from './getPreview.ts';
import { getSitemap } from './getSitemap.ts';

const complete = { complete: withRenditions };

export function siteRoutes(app: App): void {
  route(
    app,
    calls.getPage,
    async ({ ctx, query, c }) => {
      const found = await getPage({ ctx, ...query });
      // A redirect for now may end by its date, without a change that would clear what is stored.
      if (found.kind === 'redirect' && !found.permanent) c.set('noStore', true);
      return found.kind === 'page' ? resolveLinks(ctx, found.locale, found) : found;
    },
    complete,
  );
  route(
    app,
    calls.getPreview,
    async ({ ctx, query, c }) => {
      c.header('x-robots-tag', 'noindex');
      c.set('noStore', true);
      const page = await getPreview({ ctx, token: query.token });
      return resolveLinks(ctx, page.locale, page);
    },
    complete,
  );
  route(
    app,
    calls.getItems,
    async ({ ctx, query }) => resolveLinks(ctx, query.locale, await getItems({ ctx, query })),
    complete,
  );
  route(
    app,
    calls.getItemGroups,
    async ({ ctx, query }) => resolveLinks(ctx, query.locale, await getItemGroups({ ctx, query })),
    complete,
  );
  route(app, calls.getListedFiles, ({ ctx, query }) => getListedFiles({ ctx, query }));
  route(app, calls.getPaths, getPaths);
  route(app, calls.getLinks, getLinks);
  route(app, calls.getSitemap, getSitemap);
}
