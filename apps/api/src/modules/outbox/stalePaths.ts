import { publicPath, tagsOfPage } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { liveCanonical } from './queries.ts';

/** Public paths of the pages that are old now, so that no visitor has to be the first one after a change. */
export async function stalePaths(ctx: Ctx, tags: readonly string[]): Promise<string[]> {
  const told = new Set(tags);
  const live = await liveCanonical(ctx.db);
  return live
    .filter(({ locale, address }) => tagsOfPage(locale, address).some((tag) => told.has(tag)))
    .map(({ locale, address }) => publicPath(locale, address));
}
