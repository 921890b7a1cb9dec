import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { importJob, importMend, user } from '../../../db/schema/index.ts';
import { filesOfJobs } from './jobFiles.ts';

export type JobRow = typeof importJob.$inferSelect;

const openStates = ['checking', 'checked', 'waiting', 'applying'] as const;

/** @returns the id; null where the same files are on their way already */
export async function insertJob(
  db: Db,
  values: Pick<JobRow, 'madeBy' | 'madeAt' | 'sha256' | 'samples'>,
): Promise<string | null> {
  const [made] = await db.insert(importJob).values(values).onConflictDoNothing().returning({ id: importJob.id });
  return made?.id ?? null;
}

interface SameFiles extends Pick<JobRow, 'sha256'> {
  samples: readonly JobRow['samples'][];
  /** Without those that were applied. */
  open: boolean;
}

/** The latest of the same files that is on its way, or was applied. */
export async function formerJob(db: Db, { sha256, samples, open }: SameFiles): Promise<string | undefined> {
  const states = open ? openStates : ([...openStates, 'applied'] as const);
  const [found] = await db
    .select({ id: importJob.id })
    .from(importJob)
    .where(
      and(
        eq(importJob.sha256, sha256),
        inArray(importJob.samples, [...samples]),
        inArray(importJob.state, [...states]),
      ),
    )
    .orderBy(desc(importJob.madeAt))
    .limit(1);
  return found?.id;
}

export async function lockJob(db: Db, id: string): Promise<JobRow | undefined> {
  const [found] = await db.select().from(importJob).where(eq(importJob.id, id)).for('update');
  return found;
}

type JobChange = Partial<Omit<typeof importJob.$inferInsert, 'id' | 'madeBy' | 'madeAt' | 'sha256'>>;

export async function changeJob(db: Db, id: string, change: JobChange): Promise<void> {
  await db.update(importJob).set(change).where(eq(importJob.id, id));
}

/**
 * Of a job that is worked on; nothing of one that has ended meanwhile.
 * @returns whether somebody paused it
 */
export async function noteProgress(
  db: Db,
  id: string,
  { phase, done, total, leaseUntil }: Pick<JobRow, 'phase' | 'done' | 'total' | 'leaseUntil'>,
): Promise<boolean> {
  const [noted] = await db
    .update(importJob)
    .set({ phase, done, total, leaseUntil })
    .where(and(eq(importJob.id, id), sql`${importJob.leaseUntil} is not null`))
    .returning({ pausedAt: importJob.pausedAt });
  return noted !== undefined && noted.pausedAt !== null;
}

/**
 * The oldest that is to be worked on and that no living process has. With it comes the time for which no other takes it.
 */
export async function claimJob(db: Db, now: Date, leaseUntil: Date): Promise<JobRow | undefined> {
  const free = db
    .select({ id: importJob.id })
    .from(importJob)
    .where(
      and(
        inArray(importJob.state, ['checking', 'applying']),
        isNull(importJob.pausedAt),
        sql`(${importJob.leaseUntil} is null or ${lt(importJob.leaseUntil, now)})`,
      ),
    )
    .orderBy(importJob.madeAt, importJob.id)
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(importJob)
    .set({ leaseUntil, attempts: sql`${importJob.attempts} + 1` })
    .where(inArray(importJob.id, free))
    .returning();
  return claimed;
}

export interface ListedJob extends JobRow {
  maker: string;
  decider: string | null;
  files: { name: string; bytes: number; sha256: string }[];
  leftOut: number;
  mended: number;
}

const maker = alias(user, 'maker');
const decider = alias(user, 'decider');
const nameOf = (person: typeof maker | typeof decider) => sql<string>`${person.firstName} || ' ' || ${person.lastName}`;

const countMends = (isLeftOut: boolean) => sql<number>`(select count(*)::int from ${importMend}
  where ${importMend.jobId} = ${importJob.id} and (${importMend.leftOut} is not null) = ${isLeftOut})`;

async function withFiles<Row extends { id: string }>(db: Db, rows: readonly Row[]) {
  const files = await filesOfJobs(
    db,
    rows.map(({ id }) => id),
  );
  const byJob = Map.groupBy(files, ({ id }) => id);
  return rows.map((row) => ({
    ...row,
    files: (byJob.get(row.id) ?? []).map(({ name, bytes, sha256 }) => ({ name, bytes, sha256 })),
  }));
}

function selectJobs(db: Db) {
  return db
    .select({
      job: importJob,
      maker: nameOf(maker),
      decider: sql<string | null>`${nameOf(decider)}`,
      leftOut: countMends(true),
      mended: countMends(false),
    })
    .from(importJob)
    .innerJoin(maker, eq(maker.id, importJob.madeBy))
    .leftJoin(decider, eq(decider.id, importJob.decidedBy))
    .$dynamic();
}

export async function jobById(db: Db, id: string): Promise<ListedJob | undefined> {
  const rows = await selectJobs(db).where(eq(importJob.id, id));
  const [found] = await withFiles(
    db,
    rows.map(({ job, ...rest }) => ({ ...job, ...rest })),
  );
  return found;
}

/** Open ones first, then the latest. */
export async function latestJobs(db: Db, limit: number): Promise<ListedJob[]> {
  const rows = await selectJobs(db)
    .orderBy(desc(inArray(importJob.state, [...openStates])), desc(importJob.madeAt), desc(importJob.id))
    .limit(limit);
  return withFiles(
    db,
    rows.map(({ job, ...rest }) => ({ ...job, ...rest })),
  );
}
