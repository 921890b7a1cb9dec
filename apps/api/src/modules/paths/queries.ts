import type { Locale } from '@fundfront/content-model';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { entryContent, liveAddress } from '../../db/schema/index.ts';

export type LivePath = typeof liveAddress.$inferSelect;

export function livePathsOf(db: Db, entryIds: readonly string[]): Promise<LivePath[]> {
  if (entryIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(liveAddress)
    .where(inArray(liveAddress.entryId, [...entryIds]));
}

/** The entry that answers at an address of a language. */
export async function findLivePath(db: Db, locale: Locale, path: string): Promise<LivePath | undefined> {
  const [found] = await db
    .select()
    .from(liveAddress)
    .where(and(eq(liveAddress.locale, locale), eq(liveAddress.address, path)));
  return found;
}

/** Who else holds one of these addresses, with the title that editors know it by. */
export function pathHolders(db: Db, locale: Locale, paths: readonly string[], exceptEntry: string) {
  return db
    .select({ path: liveAddress.address, role: liveAddress.role, title: entryContent.title })
    .from(liveAddress)
    .innerJoin(
      entryContent,
      and(eq(entryContent.entryId, liveAddress.entryId), eq(entryContent.locale, liveAddress.locale)),
    )
    .where(
      and(
        eq(liveAddress.locale, locale),
        inArray(liveAddress.address, [...paths]),
        ne(liveAddress.entryId, exceptEntry),
      ),
    );
}

const ofRow = (entryId: string, locale: Locale) =>
  and(eq(liveAddress.entryId, entryId), eq(liveAddress.locale, locale));

export async function deleteLivePaths(db: Db, entryId: string, locale: Locale): Promise<void> {
  await db.delete(liveAddress).where(ofRow(entryId, locale));
}

/** Takes addresses away from whoever holds them. */
export async function releasePaths(db: Db, locale: Locale, paths: readonly string[]): Promise<void> {
  if (paths.length === 0) return;
  await db.delete(liveAddress).where(and(eq(liveAddress.locale, locale), inArray(liveAddress.address, [...paths])));
}

export async function insertLivePaths(db: Db, rows: readonly LivePath[]): Promise<void> {
  if (rows.length > 0) await db.insert(liveAddress).values([...rows]);
}

/** Takes those of these addresses that nobody holds. */
export async function insertUnclaimedPaths(db: Db, rows: readonly LivePath[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(liveAddress)
      .values([...rows])
      .onConflictDoNothing();
}
