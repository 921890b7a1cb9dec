import { limits } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { assertCan } from '../../guards.ts';
import { priceDays } from './queries.ts';

export async function listNavDays({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { before?: string | undefined };
}): Promise<ResponseOf<typeof calls.listNavDays>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const found = await priceDays(ctx.db, input.before, limits.pageSize + 1);
  const days = found.slice(0, limits.pageSize);
  return {
    days,
    next: found.length > limits.pageSize ? (days.at(-1)?.day ?? null) : null,
  };
}
