import type { Locale } from '@fundfront/content-model';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { entryContent, livePath } from '../../db/schema/index.ts';

export type LivePath = typeof livePath.$inferSelect;

export function livePathsOf(db: Db, entryIds: readonly string[]): Promise<LivePath[]> {
  if (entryIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(livePath)
    .where(inArray(livePath.entryId, [...entryIds]));
}

export async function findLivePath(db: Db, locale: Locale, path: string): Promise<LivePath | undefined> {
  const [found] = await db
    .select()
    .from(livePath)
    .where(and(eq(livePath.locale, locale), eq(livePath.path, path)));
  return found;
}

export function pathHolders(db: Db, locale: Locale, paths: readonly string[], exceptEntry: string) {
  return db
    .select({ path: livePath.path, role: livePath.role, title: entryContent.title })
    .from(livePath)
    .innerJoin(entryContent, and(eq(entryContent.entryId, livePath.entryId), eq(entryContent.locale, livePath.locale)))
    .where(and(eq(livePath.locale, locale), inArray(livePath.path, [...paths]), ne(livePath.entryId, exceptEntry)));
}

const ofRow = (entryId: string, locale: Locale) => and(eq(livePath.entryId, entryId), eq(livePath.locale, locale));

export async function deleteLivePaths(db: Db, entryId: string, locale: Locale): Promise<void> {
  await db.delete(livePath).where(ofRow(entryId, locale));
}

export async function releasePaths(db: Db, locale: Locale, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db.delete(livePath).where(and(eq(livePath.locale, locale), inArray(livePath.path, [...paths])));
}

export async function insertLivePaths(db: Db, rows: readonly LivePath[]): Promise<void> {
  if (rows.length > 0) await db.insert(livePath).values([...rows]);
}

export async function insertUnclaimedPaths(db: Db, rows: readonly LivePath[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(livePath)
      .values([...rows])
      .onConflictDoNothing();
}
