import { publicPath } from '@fundfront/content-model';
import { fold } from '@fundfront/content-model/fold';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { typesReadBy } from '../../guards.ts';
import { findEntries } from './queries.ts';

const shown = 20;

/** Drafts included, since only staff search here. */
export async function dashboardSearch(input: {
  ctx: Ctx;
  search: string;
}): Promise<ResponseOf<typeof calls.dashboardSearch>> {
  const search = fold(input.search);
  if (search === '') return [];
  const found = await findEntries(input.ctx.db, { search, types: typesReadBy(input.ctx.actor), limit: shown });
  return found.map(({ path, ...row }) => ({
    ...row,
    path: path === null ? null : publicPath(row.locale, path),
  }));
}
