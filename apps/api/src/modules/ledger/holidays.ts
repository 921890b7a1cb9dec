import { formatDay, locales, tags } from '@fundfront/content-model';
import type { calls, ResponseOf } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { isWeekend } from './businessDays.ts';
import { type HolidayRow, holidaysBetween, removeHoliday, upsertHoliday } from './queries/holidays.ts';

/** Pages with an order clock count on them. */
function invalidateClocks(tx: Ctx): Promise<void> {
  const changed = locales.map((locale) => tags.items('cutOff', locale));
  return enqueue(tx, { topic: 'site', payload: { tags: changed, paths: ['/home', '/ur'] } });
}

export async function listHolidays({
  ctx,
  input: { year },
}: {
  ctx: Ctx;
  input: { year: string };
}): Promise<ResponseOf<typeof calls.listHolidays>> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  return holidaysBetween(ctx.db, `${year}-01-01`, `${year}-12-31`);
}

/** Throws VALIDATION for a day that is none of business anyway. */
export async function saveHoliday({ ctx, input }: { ctx: Ctx; input: HolidayRow }): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'nav.approve');
  assertPerson(ctx.actor);
  if (isWeekend(input.day)) throw new AppError('VALIDATION', `${formatDay(input.day)} is a weekend anyway.`);
  return inTransaction(ctx, async (tx) => {
    await upsertHoliday(tx.db, input);
    await writeAudit(tx, { action: 'nav.holiday', detail: { ...input } });
    await invalidateClocks(tx);
    return { ok: true };
  });
}

/** Throws NOT_FOUND. */
export async function deleteHoliday({
  ctx,
  input: { day },
}: {
  ctx: Ctx;
  input: { day: string };
}): Promise<{ ok: true }> {
  assertCan(ctx.actor, 'nav.approve');
  assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    if (!(await removeHoliday(tx.db, day))) throw new AppError('NOT_FOUND', 'That day is no holiday.');
    await writeAudit(tx, { action: 'nav.holiday', detail: { day, removed: true } });
    await invalidateClocks(tx);
    return { ok: true };
  });
}
