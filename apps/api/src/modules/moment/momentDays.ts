import { limits, splitPublicPath } from '@fundfront/content-model';
import { monthAfter, startOfKarachiDay } from '@fundfront/content-model/karachi';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { changedDays, liveSpans } from './queries.ts';

const startOfMonth = (month: string) => startOfKarachiDay(new Date(`${month}-01T12:00:00Z`));

export function momentDays({
  ctx,
  input: { month },
}: {
  ctx: Ctx;
  input: { month: string };
}): Promise<ResponseOf<typeof calls.momentDays>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  return changedDays(ctx.db, startOfMonth(month), startOfMonth(monthAfter(month, 1)));
}

export async function momentVersions({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { at: string; path: string };
}): Promise<ResponseOf<typeof calls.momentVersions>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const at = new Date(input.at);
  const spans = await liveSpans(ctx.db, { at, ...splitPublicPath(input.path), limit: limits.searchResults });
  return spans.map(({ version, from, to, by }) => ({
    version,
    from: new Date(from).toISOString(),
    to: to === null ? null : new Date(to).toISOString(),
    by,
  }));
}
