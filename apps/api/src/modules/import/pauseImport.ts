import type { ImportJob } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan, assertPerson } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { lockedJob } from './decideImport.ts';
import { changeJob, type JobRow } from './queries/jobs.ts';
import { importJobFor } from './serializers.ts';

interface OfImport {
  ctx: Ctx;
  input: { id: string };
}

function assertPausable({ state }: JobRow): void {
  if (state === 'checking') return;
  throw new AppError(
    'VERSION_CONFLICT',
    state === 'applying'
      ? 'It is being applied in one transaction, which cannot be paused.'
      : 'It is not being checked any more. Look at it again.',
  );
}

async function change({ ctx, input: { id } }: OfImport, paused: boolean): Promise<ImportJob> {
  assertCan(ctx.actor, 'content.read', 'anywhere');
  const person = assertPerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const job = await lockedJob(tx, id);
    if (job.madeBy !== person.userId) assertCan(ctx.actor, 'nav.approve');
    assertPausable(job);
    if ((job.pausedAt !== null) !== paused) {
      // The lease stays with the process that may work on it still: it notices within a second.
      const begun = { pausedAt: null, phase: 'queued', done: 0, total: null } as const;
      await changeJob(tx.db, id, paused ? { pausedAt: tx.ports.clock.now() } : begun);
      await writeAudit(tx, { action: paused ? 'import.pause' : 'import.resume', detail: { import: id } });
    }
    return importJobFor(tx, person, id);
  });
}

/**
 * No process works on its check from its next breath on, also after a restart; for its maker, and who may approve. Throws
 * VERSION_CONFLICT for an import that is not being checked, NOT_FOUND.
 */
export const pauseImport = (ofImport: OfImport): Promise<ImportJob> => change(ofImport, true);

/** Its check begins again with the files. Throws as {@link pauseImport}. */
export const resumeImport = (ofImport: OfImport): Promise<ImportJob> => change(ofImport, false);
