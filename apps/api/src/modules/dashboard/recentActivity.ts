import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { typesReadBy } from '../../guards.ts';
import { latestActivity } from './queries.ts';

const modules = ['content', 'media', 'import'];
const shown = 20;

export async function recentActivity({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.recentActivity>> {
  const rows = await latestActivity(ctx.db, { prefixes: modules, types: typesReadBy(ctx.actor), limit: shown });
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
