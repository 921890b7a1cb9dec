import type { ImportPhase } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { applyImport } from './applyImport.ts';
import { checkImport } from './checkImport.ts';
import { createPace, Interrupted } from './pace.ts';
import { changeJob, claimJob, type JobRow, lockJob, noteProgress } from './queries/jobs.ts';

/** Whoever has a job renews it well before: after it, the process that had it is dead. */
const leaseMs = 15_000;
const renewMs = 1_000;
/** Files that end the process each time end with this. */
const mostAttempts = 3;
const shortestPauseMs = 2_000;

interface Watch {
  /** Aborted once somebody pauses the job. */
  paused: AbortSignal;
  report(phase: ImportPhase, done: number, total: number | null): void;
  stop(): Promise<void>;
}

/** Writes down how far it is, beside the work; on the embedded database that waits until a transaction has ended. */
function watchJob(ctx: Ctx, { id }: JobRow): Watch {
  let at: { phase: ImportPhase; done: number; total: number | null } = { phase: 'queued', done: 0, total: null };
  let writing: Promise<void> | undefined;
  const paused = new AbortController();
  const write = () => {
    writing ??= noteProgress(ctx.db, id, { ...at, leaseUntil: new Date(ctx.ports.clock.now().getTime() + leaseMs) })
      .then((isPaused) => {
        if (isPaused) paused.abort();
      })
      .catch((error) => ctx.log.warn({ err: error, import: id }, 'how far an import is was not written down'))
      .finally(() => {
        writing = undefined;
      });
  };
  const timer = setInterval(write, renewMs);
  timer.unref();
  return {
    paused: paused.signal,
    report(phase, done, total) {
      at = { phase, done, total };
    },
    async stop() {
      clearInterval(timer);
      await writing;
    },
  };
}

const gaveUp: Record<'checking' | 'applying', string> = {
  checking: 'These files could not be checked, three times in a row. Split them, or save them as CSV (UTF-8).',
  applying: 'It could not be applied, three times in a row, and nothing of it was kept. Ask whoever runs the server.',
};

function afterFailure(job: JobRow, now: Date): Parameters<typeof changeJob>[2] {
  if (job.attempts < mostAttempts) {
    return { leaseUntil: new Date(now.getTime() + shortestPauseMs * 2 ** job.attempts) };
  }
  const ended = { leaseUntil: null, attempts: 0 };
  if (job.state !== 'applying') return { ...ended, state: 'failed', pausedAt: null, problem: gaveUp.checking };
  return { ...ended, decidedBy: null, decidedAt: null, state: 'waiting', problem: gaveUp.applying };
}

/** @param failed whether the work itself failed: an interrupted one is free at once */
async function release(ctx: Ctx, job: JobRow, failed: boolean): Promise<void> {
  const change = failed ? afterFailure(job, ctx.ports.clock.now()) : { leaseUntil: null, attempts: job.attempts - 1 };
  await inTransaction(ctx, async (tx) => {
    // Somebody may have let it come to nothing meanwhile.
    if ((await lockJob(tx.db, job.id))?.state === job.state) await changeJob(tx.db, job.id, change);
  });
}

async function runJob(ctx: Ctx, job: JobRow, stopping: AbortSignal | undefined): Promise<void> {
  // A process that died of it wrote nothing down but that it began.
  if (job.attempts > mostAttempts) return release(ctx, job, true);
  const watch = watchJob(ctx, job);
  let failed: boolean | null = null;
  try {
    const pace = createPace(watch.report, AbortSignal.any(stopping ? [stopping, watch.paused] : [watch.paused]));
    if (job.state === 'applying') await applyImport(ctx, job, pace);
    else await checkImport(ctx, job, pace);
  } catch (error) {
    failed = !(error instanceof Interrupted);
    if (failed) ctx.log.error({ err: error, import: job.id }, 'an import could not go on');
  }
  await watch.stop();
  if (failed !== null) await release(ctx, job, failed);
}

/**
 * Checks and applies what there is, one after the other: also what another process began and did not end, from its
 * beginning. Any number of processes may.
 */
export async function runImports(ctx: Ctx, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const now = ctx.ports.clock.now();
    const job = await claimJob(ctx.db, now, new Date(now.getTime() + leaseMs));
    if (!job) return;
    await runJob(ctx, job, stopping);
  }
}
