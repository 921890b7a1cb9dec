import type { EntryData, Locale } from '@fundfront/content-model';
import { and, desc, eq, inArray, max } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { entryContent, entryVersion, liveEntry } from '../../../db/schema/index.ts';

export type Row = typeof entryContent.$inferSelect;
export type Version = typeof entryVersion.$inferSelect;

export function rowsOf(db: Db, entryId: string): Promise<Row[]> {
  return db.select().from(entryContent).where(eq(entryContent.entryId, entryId));
}

export function rowsOfMany(db: Db, entryIds: readonly string[]): Promise<Row[]> {
  if (entryIds.length === 0) return Promise.resolve([]);
  return db
    .select()
    .from(entryContent)
    .where(inArray(entryContent.entryId, [...entryIds]));
}

const at = (entryId: string, locale: Locale) => and(eq(entryContent.entryId, entryId), eq(entryContent.locale, locale));

export async function findVersion(
  db: Db,
  entryId: string,
  locale: Locale,
  number: number,
): Promise<Version | undefined> {
  const [found] = await db
    .select()
    .from(entryVersion)
    .where(and(eq(entryVersion.entryId, entryId), eq(entryVersion.locale, locale), eq(entryVersion.number, number)));
  return found;
}

export function versionsOf(db: Db, entryId: string, locale: Locale): Promise<Version[]> {
  return db
    .select()
    .from(entryVersion)
    .where(and(eq(entryVersion.entryId, entryId), eq(entryVersion.locale, locale)))
    .orderBy(desc(entryVersion.number));
}

export async function liveDataOf(db: Db, entryId: string, locale: Locale): Promise<EntryData | undefined> {
  const [found] = await db
    .select({ data: liveEntry.own })
    .from(liveEntry)
    .where(and(eq(liveEntry.id, entryId), eq(liveEntry.locale, locale)));
  return found?.data;
}

export interface NewVersion {
  entryId: string;
  locale: Locale;
  number: number;
  data: EntryData;
  slug: string;
  title: string;
  searchText: string;
  origin: Version['origin'];
  restoredFrom: number | null;
  at: Date;
  by: string | null;
}

export async function insertVersion(db: Db, version: NewVersion): Promise<void> {
  const { entryId, locale, number, data, slug, title, searchText, origin, restoredFrom } = version;
  await db.insert(entryVersion).values({
    entryId,
    locale,
    number,
    data,
    slug,
    title,
    origin,
    restoredFrom,
    createdAt: version.at,
    createdBy: version.by,
  });
  const copy = { slug, title, searchText, data, version: number, updatedAt: version.at, updatedBy: version.by };
  await db
    .insert(entryContent)
    .values({ entryId, locale, ...copy })
    .onConflictDoUpdate({ target: [entryContent.entryId, entryContent.locale], set: copy });
}

/** Versions that were discarded keep their numbers. */
export async function nextVersionNumber(db: Db, entryId: string, locale: Locale): Promise<number> {
  const [last] = await db
    .select({ number: max(entryVersion.number) })
    .from(entryVersion)
    .where(and(eq(entryVersion.entryId, entryId), eq(entryVersion.locale, locale)));
  return (last?.number ?? 0) + 1;
}

/** The working copy is that of an older version again. */
export async function resetRow(
  db: Db,
  version: Version,
  change: { searchText: string; updatedAt: Date; updatedBy: string | null },
): Promise<void> {
  const { entryId, locale, number, slug, title, data } = version;
  await db
    .update(entryContent)
    .set({ ...change, slug, title, data, version: number })
    .where(at(entryId, locale));
}

/** Null takes the language off the site. */
export async function setLive(
  db: Db,
  entryId: string,
  locale: Locale,
  change: { liveVersion: number | null; publishedAt?: Date; textChangedAt?: Date },
): Promise<void> {
  await db.update(entryContent).set(change).where(at(entryId, locale));
}
