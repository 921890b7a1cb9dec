import type { ImportJob } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { someoneElseCan } from '../content/queries/people.ts';
import { jobById, type ListedJob } from './queries/jobs.ts';

const goesOn = ({ state, pausedAt }: ListedJob) => (state === 'checking' && pausedAt === null) || state === 'applying';

/** @param alone whether nobody but the reader may approve */
export function toImportJob(job: ListedJob, reader: UserActor, alone: boolean): ImportJob {
  const isOwn = job.madeBy === reader.userId;
  return {
    id: job.id,
    maker: job.maker,
    madeAt: job.madeAt.toISOString(),
    files: job.files,
    samples: job.samples,
    state: job.state,
    progress: goesOn(job) ? { phase: job.phase, done: job.done, total: job.total } : null,
    pausedAt: job.pausedAt?.toISOString() ?? null,
    problem: job.problem,
    report: job.report,
    kinds: job.kinds,
    blocked: job.blocked,
    unchecked: job.unchecked,
    leftOut: job.leftOut,
    mended: job.mended,
    note: job.note,
    decider: job.decider,
    decidedAt: job.decidedAt?.toISOString() ?? null,
    isOwn,
    needsAnother: isOwn && !alone,
  };
}

/** Throws NOT_FOUND. */
export async function importJobFor(ctx: Ctx, reader: UserActor, id: string): Promise<ImportJob> {
  const job = await jobById(ctx.db, id);
  if (!job) throw new AppError('NOT_FOUND', 'There is no such import.');
  return toImportJob(job, reader, !(await someoneElseCan(ctx.db, reader.userId, 'nav.approve')));
}
