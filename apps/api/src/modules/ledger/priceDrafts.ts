import type { BodyOf, calls, PriceSheetRow } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { businessCalendar } from './businessDays.ts';
import { deleteDraft, insertDraft, updateDraft } from './queries/drafts.ts';
import { sheetRows } from './sheetRows.ts';

export interface OfFund {
  day: string;
  fund: string;
}

/** Throws NOT_FOUND where there is no such fund, or it is in the trash. */
export async function sheetRow(ctx: Ctx, { day, fund }: OfFund): Promise<PriceSheetRow> {
  const [row] = await sheetRows({ ctx, day, fundId: fund, calendar: await businessCalendar(ctx.db, day) });
  if (!row) throw new AppError('NOT_FOUND', 'There is no such fund.');
  return row;
}

const changedMeanwhile = () =>
  new AppError('VERSION_CONFLICT', 'Somebody changed this price meanwhile. Look at it again.');

/**
 * What was submitted or sent back becomes what its new maker entered. Throws VERSION_CONFLICT where the draft is not the
 * one that was read, NOT_FOUND, VALIDATION where `until` is before the day.
 */
export async function savePriceDraft({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: OfFund & BodyOf<typeof calls.savePriceDraft>;
}): Promise<PriceSheetRow> {
  assertCan(ctx.actor, 'import.run');
  const { userId } = assertPerson(ctx.actor);
  const { day, fund, version, note = '', ...content } = input;
  if (content.until !== null && content.until < day) {
    throw new AppError('VALIDATION', 'The last day without a NAV cannot be before the first.');
  }
  return inTransaction(ctx, async (tx) => {
    const { kind } = await sheetRow(tx, { day, fund });
    if (kind === 'benchmark' && [content.offer, content.redemption, content.payout].some((value) => value !== null)) {
      throw new AppError('VALIDATION', 'A benchmark has a value alone: no offer or redemption price, and no payout.');
    }
    const values = {
      ...content,
      note,
      state: 'entered',
      comment: null,
      madeBy: userId,
      enteredAt: tx.ports.clock.now(),
      submittedAt: null,
    } as const;
    const saved =
      version === null
        ? await insertDraft(tx.db, { fundId: fund, fundType: kind, day, ...values })
        : await updateDraft(tx.db, { fundId: fund, day, version }, values);
    if (!saved) throw changedMeanwhile();
    return sheetRow(tx, { day, fund });
  });
}

/** Throws as {@link savePriceDraft}. */
export async function discardPriceDraft({
  ctx,
  input: { day, fund, version },
}: {
  ctx: Ctx;
  input: OfFund & { version: number };
}): Promise<PriceSheetRow> {
  assertCan(ctx.actor, 'import.run');
  return inTransaction(ctx, async (tx) => {
    if (!(await deleteDraft(tx.db, { fundId: fund, day, version }))) throw changedMeanwhile();
    return sheetRow(tx, { day, fund });
  });
}
