import { limits } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { latestChanges, storedRange } from './queries.ts';

export async function momentRange({ ctx }: { ctx: Ctx }): Promise<ResponseOf<typeof calls.momentRange>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const { now, first, keptSince } = await storedRange(ctx.db);
  const changes = await latestChanges(ctx.db, limits.searchResults);
  return {
    now: now.toISOString(),
    first: first?.toISOString() ?? null,
    keptSince: keptSince.toISOString(),
    changes: changes.map((each) => each.toISOString()),
  };
}
