import type { Locale } from '@fundfront/content-model';
import { and, asc, eq, exists, gte, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { release, releaseChange } from '../../../db/schema/index.ts';

export type ReleaseRow = typeof release.$inferSelect;
export type ChangeRow = typeof releaseChange.$inferSelect;

export async function insertRelease(db: Db, values: typeof release.$inferInsert): Promise<ReleaseRow> {
  const [made] = await db.insert(release).values(values).returning();
  if (!made) throw new Error('The database did not answer with the new release');
  return made;
}

/** Waits for whoever decides about it, or runs it, at the same time. */
export async function lockRelease(db: Db, id: string): Promise<ReleaseRow | undefined> {
  const [found] = await db.select().from(release).where(eq(release.id, id)).for('update');
  return found;
}

export async function changeRelease(db: Db, id: string, change: Partial<ReleaseRow>): Promise<void> {
  await db.update(release).set(change).where(eq(release.id, id));
}

export async function releaseById(db: Db, id: string): Promise<ReleaseRow | undefined> {
  const [found] = await db.select().from(release).where(eq(release.id, id));
  return found;
}

export async function insertChanges(db: Db, rows: (typeof releaseChange.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(releaseChange).values(rows);
}

export async function deleteChange(
  db: Db,
  { releaseId, entryId, locale }: { releaseId: string; entryId: string; locale: Locale },
): Promise<void> {
  const { releaseId: of, entryId: entry, locale: language } = releaseChange;
  await db.delete(releaseChange).where(and(eq(of, releaseId), eq(entry, entryId), eq(language, locale)));
}

export function changesOf(db: Db, releaseIds: readonly string[]): Promise<ChangeRow[]> {
  if (releaseIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(releaseChange)
    .where(inArray(releaseChange.releaseId, [...releaseIds]))
    .orderBy(asc(releaseChange.entryId), asc(releaseChange.locale));
}

const isFailed = and(
  or(eq(release.state, 'failed'), eq(release.revertState, 'failed')),
  isNull(release.acknowledgedAt),
);

const hasHeld = exists(
  sql`(select from ${releaseChange} where ${releaseChange.releaseId} = ${release.id} and ${releaseChange.revertOutcome} = 'held')`,
);

/** What goes live or back in the span, what is still gathered, and all that waits for somebody to put it right. */
export function releasesIn(
  db: Db,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<ReleaseRow[]> {
  const within = (at: typeof release.runAt | typeof release.revertAt) => and(gte(at, from), lt(at, to));
  return db
    .select()
    .from(release)
    .where(or(within(release.runAt), within(release.revertAt), eq(release.state, 'open'), isFailed, hasHeld))
    .orderBy(asc(release.runAt), asc(release.id))
    .limit(limit);
}

export async function dueReleases(db: Db, now: Date): Promise<string[]> {
  const goesLive = and(eq(release.state, 'scheduled'), lte(release.runAt, now));
  const goesBack = and(eq(release.state, 'done'), eq(release.revertState, 'planned'), lte(release.revertAt, now));
  const found = await db
    .select({ id: release.id })
    .from(release)
    .where(or(goesLive, goesBack))
    .orderBy(asc(release.runAt));
  return found.map(({ id }) => id);
}

export function countFailedReleases(db: Db): Promise<number> {
  return db.$count(release, isFailed);
}

/** Changes whose going back waits for a person. */
export function countHeldChanges(db: Db): Promise<number> {
  return db.$count(releaseChange, eq(releaseChange.revertOutcome, 'held'));
}
