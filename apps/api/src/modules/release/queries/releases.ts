import type { Locale } from '@fundfront/content-model';
import { and, asc, count, eq, gte, inArray, isNull, lt, lte, or } from 'drizzle-orm';
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

/** What falls into the span, what is still gathered, and every failure that nobody put right. */
export function releasesIn(
  db: Db,
  { from, to, limit }: { from: Date; to: Date; limit: number },
): Promise<ReleaseRow[]> {
  const inSpan = and(gte(release.runAt, from), lt(release.runAt, to));
  const failed = and(eq(release.state, 'failed'), isNull(release.acknowledgedAt));
  return db
    .select()
    .from(release)
    .where(or(inSpan, eq(release.state, 'open'), failed))
    .orderBy(asc(release.runAt), asc(release.id))
    .limit(limit);
}

export async function dueReleases(db: Db, now: Date): Promise<string[]> {
  const found = await db
    .select({ id: release.id })
    .from(release)
    .where(and(eq(release.state, 'scheduled'), lte(release.runAt, now)))
    .orderBy(asc(release.runAt));
  return found.map(({ id }) => id);
}

export async function countFailedReleases(db: Db): Promise<number> {
  const [row] = await db
    .select({ failed: count() })
    .from(release)
    .where(and(eq(release.state, 'failed'), isNull(release.acknowledgedAt)));
  return row?.failed ?? 0;
}
