import type { BodyOf, calls, ImportJob } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { lockedJob } from './decideImport.ts';
import { deleteMend, isFoundRow, leaveOutBlocked, saveMend } from './queries/findings.ts';
import { changeJob, formerJob, type JobRow } from './queries/jobs.ts';
import { importJobFor } from './serializers.ts';

export interface OfImport {
  id: string;
}

/** Throws NOT_FOUND, and VERSION_CONFLICT while it is checked and once it was sent. */
async function openJob(tx: Ctx, id: string): Promise<JobRow> {
  const job = await lockedJob(tx, id);
  if (job.state === 'checking')
    throw new AppError('VERSION_CONFLICT', 'The files are being checked. Wait for the end.');
  if (job.state !== 'checked' && job.state !== 'failed') {
    throw new AppError('VERSION_CONFLICT', 'This import was sent or decided meanwhile. Take it back to change it.');
  }
  return job;
}

/** Throws as {@link openJob}. */
export function inOpenImport(
  ctx: Ctx,
  id: string,
  work: (tx: Ctx, job: JobRow, person: UserActor) => Promise<void>,
): Promise<ImportJob> {
  assertCan(ctx.actor, 'import.run');
  const person = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    await work(tx, await openJob(tx, id), person);
    return importJobFor(tx, person, id);
  });
}

/**
 * What is changed here is checked with the next check, and is kept with the import. Throws NOT_FOUND for a row about
 * which the last check said nothing, VERSION_CONFLICT as {@link openJob}.
 */
export function mendImportRow({
  ctx,
  input: { id, position, line, values, leftOut },
}: {
  ctx: Ctx;
  input: OfImport & BodyOf<typeof calls.mendImportRow>;
}): Promise<ImportJob> {
  return inOpenImport(ctx, id, async (tx, job, { userId }) => {
    const row = { jobId: id, position, line };
    if (!(await isFoundRow(tx.db, row))) throw new AppError('NOT_FOUND', 'The check found nothing about this row.');
    const given: Record<string, string> = {};
    for (const [column, value] of Object.entries(values)) if (value !== undefined) given[column] = value;
    if (leftOut === null && Object.keys(given).length === 0) await deleteMend(tx.db, row);
    else await saveMend(tx.db, { ...row, values: given, leftOut, madeBy: userId, madeAt: tx.ports.clock.now() });
    await changeJob(tx.db, id, { unchecked: job.unchecked + 1 });
    await writeAudit(tx, {
      action: leftOut === null ? 'import.mend' : 'import.leave-out',
      detail: { import: id, file: position + 1, line, ...given, ...(leftOut !== null && { reason: leftOut }) },
    });
  });
}

/** Rows that were left out before keep their reason. Throws as {@link openJob}. */
export function leaveOutImportRows({
  ctx,
  input: { id, kind, reason },
}: {
  ctx: Ctx;
  input: OfImport & BodyOf<typeof calls.leaveOutImportRows>;
}): Promise<ImportJob> {
  return inOpenImport(ctx, id, async (tx, job, { userId }) => {
    const madeAt = tx.ports.clock.now();
    const rows = await leaveOutBlocked(tx.db, { jobId: id, kind, leftOut: reason, madeBy: userId, madeAt });
    await changeJob(tx.db, id, { unchecked: job.unchecked + rows });
    const detail = { import: id, kind: kind ?? 'all', rows, reason };
    await writeAudit(tx, { action: 'import.leave-out', detail });
  });
}

/** Throws where another import of the same files is on its way. */
export async function beginCheck(
  tx: Ctx,
  { id, sha256, samples }: Pick<JobRow, 'id' | 'sha256' | 'samples'>,
): Promise<void> {
  const other = await formerJob(tx.db, { sha256, samples: [samples], open: true });
  if (other !== undefined && other !== id)
    throw new AppError('VERSION_CONFLICT', 'Another import of the same files is on its way.');
  const begun = { state: 'checking', phase: 'queued', done: 0, total: null, attempts: 0, leaseUntil: null } as const;
  await changeJob(tx.db, id, { ...begun, samples, problem: null, blocked: 0, unchecked: 0 });
}

/** Throws as {@link openJob}, and where another import of the same files is on its way. */
export function recheckImport({
  ctx,
  input: { id, samples },
}: {
  ctx: Ctx;
  input: OfImport & BodyOf<typeof calls.recheckImport>;
}): Promise<ImportJob> {
  return inOpenImport(ctx, id, (tx, { sha256 }) => beginCheck(tx, { id, sha256, samples }));
}
