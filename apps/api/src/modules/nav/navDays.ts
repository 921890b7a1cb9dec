import { limits } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { dayBeside, priceDays, pricesOfDay } from './queries.ts';

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

/** NOT_FOUND for a date without prices. */
export async function getNavDay({
  ctx,
  input: { day },
}: {
  ctx: Ctx;
  input: { day: string };
}): Promise<ResponseOf<typeof calls.getNavDay>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const rows = await pricesOfDay(ctx.db, day);
  if (rows.length === 0) throw new AppError('NOT_FOUND', 'No fund has a price for this day.');
  const prices = rows.map(({ previousDay, previousNav, ...price }) => ({
    ...price,
    previous: previousDay !== null && previousNav !== null ? { day: previousDay, nav: previousNav } : null,
  }));
  const [earlier, later] = [await dayBeside(ctx.db, day, 'earlier'), await dayBeside(ctx.db, day, 'later')];
  return { day, earlier, later, prices };
}
