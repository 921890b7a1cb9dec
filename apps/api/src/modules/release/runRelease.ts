import { limits } from '@fundfront/content-model';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { lockPublic } from '../content/queries/entries.ts';
import { notify } from '../notifications/notify.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { goBack } from './goBack.ts';
import { goLive } from './goLive.ts';
import { dueReleases, lockRelease, releaseById } from './queries/releases.ts';
import { calendarPath, changesWithEntries, nameOf, type ReleaseStep } from './releaseStep.ts';

/** @returns whether it was due, and is done now */
function attempt(ctx: Ctx, id: string, step: ReleaseStep): Promise<boolean> {
  return inTransaction(ctx, async (outer) => {
    await lockPublic(outer.db);
    const release = await lockRelease(outer.db, id);
    const now = outer.ports.clock.now();
    const dueAt = release && step.dueAt(release);
    if (!release || !dueAt || dueAt > now) return false;
    // All of a release changes at one instant: the site as of any moment has the whole of it or nothing.
    const tx = { ...outer, ports: { ...outer.ports, clock: { now: () => now } } };
    await step.carryOut(tx, release, await changesWithEntries(tx, id));
    if (now.getTime() - dueAt.getTime() > limits.lateReleaseMs) {
      const note = `It was planned for ${dueAt.toISOString()} and ${step.word} at ${now.toISOString()}.`;
      const message = { kind: 'job-late', title: nameOf(release), note, path: calendarPath } as const;
      await notify(tx, { permission: 'content.publish' }, message);
    }
    return true;
  });
}

async function noteFailure(ctx: Ctx, id: string, step: ReleaseStep, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const failed = await lockRelease(tx.db, id);
    if (failed && step.dueAt(failed)) await step.fail(tx, failed, reason);
  });
}

/** What the rules refuse is a failure that people must see to; anything else is thrown, for another try, until it is too late. */
async function runStep(ctx: Ctx, id: string, step: ReleaseStep): Promise<void> {
  try {
    if (!(await attempt(ctx, id, step))) return;
  } catch (error) {
    if (error instanceof AppError) {
      ctx.log.warn({ release: id, reason: error.message }, 'a release was kept back');
      return noteFailure(ctx, id, step, error.message);
    }
    const release = await releaseById(ctx.db, id);
    const planned = (release && step.dueAt(release))?.getTime() ?? 0;
    if (ctx.ports.clock.now().getTime() - planned < limits.lateReleaseMs) throw error;
    ctx.log.error({ err: error, release: id }, 'a release failed again and again');
    return noteFailure(ctx, id, step, 'The product failed at it again and again. Its log has the reason.');
  }
  await deliverInvalidations(ctx);
}

/** Whatever of it is due, all of it or nothing, and once: a second run finds it done. */
export async function runRelease(ctx: Ctx, id: string): Promise<void> {
  await runStep(ctx, id, goLive);
  await runStep(ctx, id, goBack);
}

/** What came due while the product was down, or whose job died with its process. */
export async function runDueReleases(ctx: Ctx): Promise<void> {
  for (const id of await dueReleases(ctx.db, ctx.ports.clock.now())) {
    // Its own job tries again: one that fails must not keep the product from starting.
    await runRelease(ctx, id).catch((error: unknown) => ctx.log.error({ err: error, release: id }, 'a due release'));
  }
}
