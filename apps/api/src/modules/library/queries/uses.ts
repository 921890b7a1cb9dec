import type { Locale } from '@fundfront/content-model';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { entry, entryContent, mediaUse } from '../../../db/schema/index.ts';

const languages = (copy: 'working' | 'live') =>
  sql<
    Locale[]
  >`coalesce(array_agg(${mediaUse.locale}::text order by ${mediaUse.locale}) filter (where ${mediaUse.copy} = ${copy}), '{}')`;

/** One row for each field of each entry. */
export function usesOf(db: Db, mediaId: string, limit: number) {
  return db
    .select({
      entryId: entry.id,
      type: entry.type,
      title: entryContent.title,
      field: mediaUse.field,
      working: languages('working'),
      live: languages('live'),
      trashedAt: entry.trashedAt,
    })
    .from(mediaUse)
    .innerJoin(entry, eq(entry.id, mediaUse.entryId))
    .innerJoin(entryContent, and(eq(entryContent.entryId, entry.id), eq(entryContent.locale, entry.baseLocale)))
    .where(eq(mediaUse.mediaId, mediaId))
    .groupBy(entry.id, entry.type, entryContent.title, mediaUse.field, entry.trashedAt)
    .orderBy(entryContent.title, entry.id, mediaUse.field)
    .limit(limit);
}

export async function isUsed(db: Db, mediaId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: mediaUse.entryId })
    .from(mediaUse)
    .where(eq(mediaUse.mediaId, mediaId))
    .limit(1);
  return found !== undefined;
}

/** Entries that the public sees it in, with the languages. */
export function liveUses(db: Db, mediaId: string) {
  return db
    .select({ entry, languages: sql<Locale[]>`array_agg(distinct ${mediaUse.locale}::text)` })
    .from(mediaUse)
    .innerJoin(entry, eq(entry.id, mediaUse.entryId))
    .where(and(eq(mediaUse.mediaId, mediaId), eq(mediaUse.copy, 'live')))
    .groupBy(entry.id);
}
