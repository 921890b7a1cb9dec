import { calls, type ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { route } from '../../http/route.ts';
import type { App } from '../../http/types.ts';
import { searchPages } from '../search/searchPages.ts';
import { contentPost } from './contentPost.ts';
import { lastPublicChange } from './queries.ts';
import { sectionPosts } from './sectionPosts.ts';

/** When the public could last see a change; null before the first. */
async function updatedDate({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.updatedDate>> {
  const at = await lastPublicChange(ctx.db);
  return { updatedDate: at?.toISOString() ?? null };
}

export function postRoutes(app: App): void {
  route(app, calls.getPagePosts, ({ ctx, params }) => sectionPosts({ ctx, slug: params.slug }));
  route(app, calls.getContent, ({ ctx, params, query }) => contentPost({ ctx, slug: params.slug, locale: query.lang }));
  route(app, calls.updatedDate, ({ ctx }) => updatedDate({ ctx }));
  route(app, calls.searchPages, ({ ctx, body }) => searchPages({ ctx, input: body }));
}
