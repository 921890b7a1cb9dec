import { calls } from '@fundfront/content-model/wire';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { resolveLinks } from '../links/resolveLinks.ts';
import { withRenditions } from '../media/withRenditions.ts';
import { searchPages } from '../search/searchPages.ts';
import { contentPost } from './contentPost.ts';
import { sectionPosts } from './sectionPosts.ts';
import { updatedDate } from './updatedDate.ts';

export function postRoutes(app: App): void {
  route(app, calls.getPagePosts, ({ ctx, params }) => sectionPosts({ ctx, slug: params.slug }), {
    complete: withRenditions,
  });
  route(app, calls.getContent, async ({ ctx, params, query }) =>
    resolveLinks(ctx, query.lang, await contentPost({ ctx, slug: params.slug, locale: query.lang })),
  );
  route(app, calls.updatedDate, ({ ctx }) => updatedDate({ ctx }));
  route(app, calls.searchPages, ({ ctx, body }) => searchPages({ ctx, input: body }));
}
