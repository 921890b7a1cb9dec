import type { EntryData, Locale } from '@fundfront/content-model';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { rowsOf } from '../../db/rowsOf.ts';
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
    // An equality could be looked up in the index of similar paths as well, which takes thirty times as long.
    .where(and(eq(livePath.locale, locale), sql`${livePath.path} = any(array[${path}])`));
  return found;
}

// One parameter for any number of them: a move may take thousands along.
const anyOf = (values: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

export function pathHolders(db: Db, locale: Locale, paths: readonly string[]) {
  return db
    .select({ entryId: livePath.entryId, path: livePath.path, role: livePath.role, title: entryContent.title })
    .from(livePath)
    .innerJoin(entryContent, and(eq(entryContent.entryId, livePath.entryId), eq(entryContent.locale, livePath.locale)))
    .where(and(eq(livePath.locale, locale), sql`${livePath.path} in ${anyOf(paths)}`));
}

export async function titleOf(db: Db, entryId: string, locale: Locale): Promise<string> {
  const [found] = await db
    .select({ title: entryContent.title })
    .from(entryContent)
    .where(and(eq(entryContent.entryId, entryId), eq(entryContent.locale, locale)));
  return found?.title ?? '';
}

export async function deleteLivePaths(db: Db, entryIds: readonly string[], locale: Locale): Promise<void> {
  if (entryIds.length === 0) return;
  await db
    .delete(livePath)
    .where(and(eq(livePath.locale, locale), sql`${livePath.entryId}::text in ${anyOf(entryIds)}`));
}

export async function releasePaths(db: Db, locale: Locale, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db.delete(livePath).where(and(eq(livePath.locale, locale), sql`${livePath.path} in ${anyOf(paths)}`));
}

/** PostgreSQL takes 65,535 parameters in a statement. */
const insertBatch = 10_000;

export async function insertLivePaths(db: Db, rows: readonly LivePath[]): Promise<void> {
  for (let start = 0; start < rows.length; start += insertBatch) {
    await db.insert(livePath).values(rows.slice(start, start + insertBatch));
  }
}

/** What decides over the additional addresses of entries below one that moves. */
export async function liveAddressData(
  db: Db,
  entryIds: readonly string[],
): Promise<{ id: string; locale: Locale; own: EntryData }[]> {
  if (entryIds.length === 0) return [];
  return rowsOf(
    db,
    sql`select l.id, l.locale, jsonb_build_object('otherAddresses', l.own->'otherAddresses') as own
      from live_entry l where l.id in (select each::uuid from ${anyOf(entryIds)} as ids (each))`,
  );
}

export async function insertUnclaimedPaths(db: Db, rows: readonly LivePath[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(livePath)
      .values([...rows])
      .onConflictDoNothing();
}
