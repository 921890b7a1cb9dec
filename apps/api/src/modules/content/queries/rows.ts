import type { EntryData, Locale } from '@fundfront/content-model';
import { and, desc, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { entry, entryContent, entryVersion } from '../../../db/schema/index.ts';

export type Row = typeof entryContent.$inferSelect;
export type Version = typeof entryVersion.$inferSelect;

/** English first. */
export function rowsOf(db: Db, entryId: string): Promise<Row[]> {
  return db.select().from(entryContent).where(eq(entryContent.entryId, entryId)).orderBy(entryContent.locale);
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

export async function liveDataOf(db: Db, entryId: string): Promise<Partial<Record<Locale, EntryData>>> {
  const version = [
    eq(entryVersion.entryId, entryContent.entryId),
    eq(entryVersion.locale, entryContent.locale),
    eq(entryVersion.number, entryContent.liveVersion),
  ];
  const rows = await db
    .select({ locale: entryVersion.locale, data: entryVersion.data })
    .from(entryContent)
    .innerJoin(entryVersion, and(...version))
    .innerJoin(entry, and(eq(entry.id, entryContent.entryId), isNull(entry.trashedAt)))
    .where(eq(entryContent.entryId, entryId));
  return Object.fromEntries(rows.map(({ locale, data }) => [locale, data]));
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

/** In one statement for each table: what follows from a row, the database does for all at once. */
export async function insertVersions(db: Db, versions: readonly NewVersion[]): Promise<void> {
  if (versions.length === 0) return;
  await db.insert(entryVersion).values(
    versions.map(({ searchText: _, at: createdAt, by: createdBy, ...version }) => ({
      ...version,
      createdAt,
      createdBy,
    })),
  );
  await db
    .insert(entryContent)
    .values(
      versions.map(({ entryId, locale, slug, title, searchText, data, number, at: updatedAt, by: updatedBy }) => {
        return { entryId, locale, slug, title, searchText, data, version: number, updatedAt, updatedBy };
      }),
    )
    .onConflictDoUpdate({
      target: [entryContent.entryId, entryContent.locale],
      set: {
        slug: sql`excluded.slug`,
        title: sql`excluded.title`,
        searchText: sql`excluded.search_text`,
        data: sql`excluded.data`,
        version: sql`excluded.version`,
        updatedAt: sql`excluded.updated_at`,
        updatedBy: sql`excluded.updated_by`,
      },
    });
}

/** By entry, a number for each language that has a version. Versions that were discarded keep theirs. */
export async function lastVersionNumbers(
  db: Db,
  entryIds: readonly string[],
): Promise<Map<string, Partial<Record<Locale, number>>>> {
  if (entryIds.length === 0) return new Map();
  const found = await db
    .select({ entryId: entryVersion.entryId, locale: entryVersion.locale, number: max(entryVersion.number) })
    .from(entryVersion)
    .where(inArray(entryVersion.entryId, [...entryIds]))
    .groupBy(entryVersion.entryId, entryVersion.locale);
  return new Map(
    [...Map.groupBy(found, ({ entryId }) => entryId)].map(([id, ofEntry]) => [
      id,
      Object.fromEntries(ofEntry.map(({ locale, number }) => [locale, number ?? 0])),
    ]),
  );
}

export async function nextVersionNumber(db: Db, entryId: string, locale: Locale): Promise<number> {
  const last = await lastVersionNumbers(db, [entryId]);
  return (last.get(entryId)?.[locale] ?? 0) + 1;
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
