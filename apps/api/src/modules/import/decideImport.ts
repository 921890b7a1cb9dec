import { can } from '@fundfront/content-model';
import type { ImportJob } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { someoneElseCan } from '../content/queries/people.ts';
import { notify } from '../notifications/notify.ts';
import { sendJob } from './queries/jobFiles.ts';
import { changeJob, type JobRow, lockJob } from './queries/jobs.ts';
import { decideImport } from './queries/navImports.ts';
import { importJobFor } from './serializers.ts';

const begun = { phase: 'queued', done: 0, total: null, attempts: 0, leaseUntil: null } as const;

/** Nobody else changes it meanwhile. Throws NOT_FOUND. */
export async function lockedJob(tx: Ctx, id: string): Promise<JobRow> {
  const job = await lockJob(tx.db, id);
  if (!job) throw new AppError('NOT_FOUND', 'There is no such import.');
  return job;
}

const decided = () =>
  new AppError('VERSION_CONFLICT', 'Somebody decided about this import meanwhile. Look at the list again.');

/** From here on it is applied by itself, also after a restart. */
async function letApply(tx: Ctx, { id }: JobRow, { userId }: UserActor): Promise<void> {
  const decision = { state: 'applying', decidedBy: userId, decidedAt: tx.ports.clock.now() } as const;
  await changeJob(tx.db, id, { ...begun, ...decision, problem: null });
}

/** In words for staff; null where nothing stands against it. */
function whyNotReady({ state, blocked, unchecked }: JobRow): string | null {
  if (state === 'checking') return 'The files are being checked. Wait for the end.';
  if (state !== 'checked') return 'Only what was checked can be sent.';
  if (unchecked > 0) return 'Rows were changed since the check. Check again first.';
  if (blocked > 0)
    return `${blocked} rows cannot be applied. Mend them, or leave them out with a reason, and check again.`;
  return null;
}

/**
 * Whole or not at all: while a row is blocked, or changed and not checked, nothing is sent. Applied at once where nobody
 * else may approve. Throws VERSION_CONFLICT with the reason, NOT_FOUND.
 */
export async function submitImport({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; note: string };
}): Promise<ImportJob> {
  assertCan(ctx.actor, 'import.run');
  const maker = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const job = await lockedJob(tx, input.id);
    const problem = whyNotReady(job);
    if (problem !== null) throw new AppError('VERSION_CONFLICT', problem);
    await sendJob(tx.db, job.id, tx.ports.clock.now());
    await changeJob(tx.db, job.id, { state: 'waiting', note: input.note });
    await writeAudit(tx, { action: 'import.submit', detail: { import: job.id, ...job.report?.prices } });
    const waits = !can(maker, 'nav.approve') || (await someoneElseCan(tx.db, maker.userId, 'nav.approve'));
    if (!waits) await letApply(tx, job, maker);
    else {
      const title = `Import of ${job.report?.prices.created ?? 0} new prices`;
      const message = { kind: 'approval-waiting', title, path: `/admin/funds/import?id=${job.id}` } as const;
      await notify(tx, { permission: 'nav.approve' }, message);
    }
    return importJobFor(tx, maker, job.id);
  });
}

/**
 * The maker is the author, the approver the publisher; all or nothing. Throws SECOND_PERSON for the maker while another
 * person may approve, VERSION_CONFLICT where it is decided already, NOT_FOUND.
 */
export async function approveImport({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ImportJob> {
  assertCan(ctx.actor, 'nav.approve');
  const approver = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const job = await lockedJob(tx, input.id);
    if (job.state !== 'waiting') throw decided();
    if (job.madeBy === approver.userId && (await someoneElseCan(tx.db, approver.userId, 'nav.approve'))) {
      throw new AppError('SECOND_PERSON', 'You sent these files, so another person must approve them.');
    }
    await letApply(tx, job, approver);
    return importJobFor(tx, approver, job.id);
  });
}

const over: readonly JobRow['state'][] = ['applying', 'applied', 'rejected'];

/** At any time before it is applied. The maker may, and whoever may approve. Throws as {@link approveImport}. */
export async function rejectImport({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<ImportJob> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const person = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const job = await lockedJob(tx, input.id);
    if (over.includes(job.state)) throw decided();
    if (job.madeBy !== person.userId) assertCan(ctx.actor, 'nav.approve');
    const decision = { state: 'rejected', decidedBy: person.userId, decidedAt: tx.ports.clock.now() } as const;
    if (job.state === 'waiting') await decideImport(tx.db, job.id, decision);
    await changeJob(tx.db, job.id, { ...decision, leaseUntil: null, pausedAt: null });
    await writeAudit(tx, { action: 'import.reject', detail: { import: job.id } });
    if (job.state === 'waiting' && job.madeBy !== person.userId) {
      const message = { kind: 'approval-decided', title: 'Your import was rejected' } as const;
      await notify(tx, { userIds: [job.madeBy] }, { ...message, path: `/admin/funds/import?id=${job.id}` });
    }
    return importJobFor(tx, person, job.id);
  });
}
