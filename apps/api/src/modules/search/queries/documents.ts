import type { Locale } from '@fundfront/content-model';
import { and, eq, inArray, isNotNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { liveEntry, media, mediaText, searchDocument, searchSynonym } from '../../../db/schema/index.ts';

export type SearchDocument = typeof searchDocument.$inferInsert;

export async function replaceDocuments(
  db: Db,
  { entryId, locale }: { entryId: string; locale: Locale },
  documents: readonly SearchDocument[],
): Promise<void> {
  await deleteDocuments(db, entryId, locale);
  if (documents.length > 0) await db.insert(searchDocument).values([...documents]);
}

export async function deleteDocuments(db: Db, entryId: string, locale?: Locale): Promise<void> {
  const ofEntry = eq(searchDocument.entryId, entryId);
  await db.delete(searchDocument).where(locale ? and(ofEntry, eq(searchDocument.locale, locale)) : ofEntry);
}

/** What is live and not in the index, or not as the index is now: a page without its questions, or without what it lists. */
export function findUnindexed(
  db: Db,
  { types, templates, synonyms }: { types: readonly string[]; templates: readonly string[]; synonyms: string },
  after: { id: string; locale: string } | undefined,
  limit: number,
) {
  const own = and(eq(searchDocument.entryId, liveEntry.id), eq(searchDocument.locale, liveEntry.locale));
  const documentsThat = (are?: SQL) =>
    db.select({ id: searchDocument.entryId }).from(searchDocument).where(and(own, are));
  const ownSynonyms = db
    .select({ id: searchSynonym.entryId })
    .from(searchSynonym)
    .where(and(eq(searchSynonym.entryId, liveEntry.id), eq(searchSynonym.locale, liveEntry.locale)));
  const holdsParts = and(eq(liveEntry.type, 'page'), inArray(sql`${liveEntry.base}->>'template'`, [...templates]));
  return db
    .select()
    .from(liveEntry)
    .where(
      and(
        after && sql`(${liveEntry.id}, ${liveEntry.locale}) > (${after.id}, ${after.locale}::locale)`,
        or(
          and(inArray(liveEntry.type, [...types]), notExists(documentsThat())),
          and(holdsParts, notExists(documentsThat(or(ne(searchDocument.anchor, ''), isNotNull(searchDocument.lists))))),
          and(eq(liveEntry.type, synonyms), notExists(ownSynonyms)),
        ),
      ),
    )
    .orderBy(liveEntry.id, liveEntry.locale)
    .limit(limit);
}

export async function textsOfFiles(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ text: mediaText.text })
    .from(mediaText)
    .innerJoin(media, eq(media.id, mediaText.mediaId))
    .where(inArray(media.name, [...names]));
  return rows.map(({ text }) => text);
}
