import { limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { AlertTotals } from '../../db/schema/index.ts';
import { notify } from '../notifications/notify.ts';
import { collectRun, prepareRun } from './prepareRun.ts';
import { countRefusals, deleteReceipts } from './queries/deliveries.ts';
import { totalsOf } from './queries/figures.ts';
import { changeRun, lockFreeRun, openRuns, type RunRow } from './queries/runs.ts';
import { type Pace, sendBatch } from './sendBatch.ts';

const receiptsAtOnce = 5_000;
const nobody = { to: 0, sent: 0, refused: 0, skipped: 0, waiting: 0 };

/** A server that refuses most of them refuses us, and says nothing about the addresses. */
async function judgeRefusals(tx: Ctx, { id, subject }: RunRow, { to, refused }: AlertTotals): Promise<void> {
  if (refused * 2 <= to) {
    await countRefusals(tx.db, id, tx.ports.clock.now(), limits.alertRefusals);
    return;
  }
  tx.log.error({ run: id, to, refused }, 'most mails to subscribers were refused');
  const note = `${refused} of ${to}. ${subject.about ?? ''}`.trim();
  const message = { kind: 'mail-failed', title: 'Most subscribers’ mails were refused', note } as const;
  await notify(tx, { permission: 'system.check' }, { ...message, path: `/admin/alerts/${id}` });
}

async function finishIfSent(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const run = await lockFreeRun(tx.db, id);
    if (run?.state !== 'running' || !run.collectedAt) return;
    const totals = (await totalsOf(tx.db, [id])).get(id) ?? nobody;
    if (totals.waiting > 0) return;
    await changeRun(tx.db, id, { state: 'done', finishedAt: tx.ports.clock.now(), totals });
    await judgeRefusals(tx, run, totals);
  });
}

/** @returns whether there may be more to do at once */
async function step(ctx: Ctx, run: RunRow, pace: Pace): Promise<boolean> {
  if (!run.mails) return prepareRun(ctx, run.id);
  if (!run.collectedAt) {
    await collectRun(ctx, run, pace.stopping);
    return true;
  }
  const due = await sendBatch(ctx, run, run.mails, pace);
  if (due === 0) await finishIfSent(ctx, run.id);
  return due > 0;
}

/**
 * Sends what is due of all runs, in turns. Any number of processes may: each delivery is leased, and its mail has one
 * identity. Ordinary mails have a round of their own and do not wait for this one.
 */
export async function drainAlerts(
  ctx: Ctx,
  stopping?: AbortSignal,
  perSecond: number = limits.alertMailsPerSecond,
): Promise<void> {
  let more = true;
  while (more && !stopping?.aborted) {
    more = false;
    for (const run of await openRuns(ctx.db, ctx.ports.clock.now())) {
      if (stopping?.aborted) return;
      try {
        more = (await step(ctx, run, { perSecond, stopping })) || more;
      } catch (error) {
        // The others go on; this one is tried again in the next round.
        ctx.log.error({ err: error, run: run.id }, 'a mail to subscribers could not go on');
      }
    }
  }
}

/** Who was sent what is forgotten after a while; the counts of the runs stay. */
export async function purgeReceipts(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.ports.clock.now().getTime() - limits.alertReceiptDays * dayMs);
  await deleteReceipts(ctx.db, before, receiptsAtOnce);
}
