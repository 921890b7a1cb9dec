import type { Locale } from '@fundfront/content-model';
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { documentFile, entry, entryVersion, liveEntry, media, mediaHash, publication } from '../../db/schema/index.ts';
import { inLanguageOrDefault } from '../live/queries.ts';

const ofBase = (key: string) => sql<string | null>`${liveEntry.base}->>${key}`;
const effectiveFrom = sql<string>`coalesce(${ofBase('effectiveDate')}, ${ofBase('date')})`;
const isDocument = eq(liveEntry.type, 'document');

/** `src` is the address of the file; `from` the day of effect, else the date. */
export function liveReplacements(db: Db, locale: Locale, supersedes?: string) {
  return db
    .select({
      id: liveEntry.id,
      supersedes: sql<string>`${liveEntry.base}->>'supersedes'`,
      title: liveEntry.title,
      locale: liveEntry.locale,
      from: effectiveFrom,
      src: sql<string | null>`${liveEntry.base}->'file'->>'src'`,
    })
    .from(liveEntry)
    .where(
      and(
        inLanguageOrDefault(locale),
        isDocument,
        supersedes === undefined
          ? isNotNull(ofBase('supersedes'))
          : eq(sql`${liveEntry.base}->>'supersedes'`, supersedes),
        isNotNull(effectiveFrom),
      ),
    )
    .orderBy(asc(effectiveFrom), asc(liveEntry.id));
}

/**
 * The public document that the file belongs to, or last belonged to: one that offers it now comes first. `base` is what
 * the base language said when it last offered this file.
 */
export async function registeredFile(db: Db, sha256: string) {
  const [row] = await db
    .select({
      id: documentFile.entryId,
      publishedAt: documentFile.publishedAt,
      endedAt: documentFile.endedAt,
      base: entryVersion.data,
      title: entryVersion.title,
      locale: entryVersion.locale,
    })
    .from(mediaHash)
    .innerJoin(documentFile, eq(documentFile.object, mediaHash.object))
    .innerJoin(entry, eq(entry.id, documentFile.entryId))
    .innerJoin(
      entryVersion,
      and(
        eq(entryVersion.entryId, entry.id),
        eq(entryVersion.locale, entry.baseLocale),
        eq(entryVersion.number, documentFile.version),
      ),
    )
    .where(eq(mediaHash.sha256, sha256))
    .orderBy(sql`${documentFile.endedAt} desc nulls first`, desc(documentFile.publishedAt), asc(documentFile.entryId))
    .limit(1);
  return row;
}

/** What the document was last called in public, in the language or else in another. */
export async function lastPublicTitle(db: Db, id: string, locale: Locale) {
  const [row] = await db
    .select({ title: entryVersion.title, locale: entryVersion.locale })
    .from(publication)
    .innerJoin(
      entryVersion,
      and(
        eq(entryVersion.entryId, publication.entryId),
        eq(entryVersion.locale, publication.locale),
        eq(entryVersion.number, publication.version),
      ),
    )
    .where(eq(publication.entryId, id))
    .orderBy(desc(sql`${publication.locale} = ${locale}`), desc(publication.publishedAt))
    .limit(1);
  return row;
}

/** Address of the file that a public document offers now. */
export async function currentFile(db: Db, id: string): Promise<string | null> {
  const [row] = await db
    .select({ name: media.name })
    .from(liveEntry)
    .innerJoin(media, eq(media.name, sql`document_file_name(${liveEntry.base})`))
    .where(eq(liveEntry.id, id))
    .limit(1);
  return row ? `/api/files/${row.name}` : null;
}

/** Public documents that could be the latest in place of another. */
export function liveDocumentsOf(db: Db, section: string, fund: string | null) {
  return db
    .selectDistinctOn([liveEntry.id], {
      id: liveEntry.id,
      fund: ofBase('fund'),
      researchSection: ofBase('researchSection'),
      date: sql<string>`${liveEntry.base}->>'date'`,
      effectiveDate: ofBase('effectiveDate'),
    })
    .from(liveEntry)
    .where(
      and(
        isDocument,
        eq(sql`${liveEntry.base}->>'section'`, section),
        sql`${ofBase('fund')} is not distinct from ${fund}`,
        isNotNull(ofBase('date')),
      ),
    )
    .orderBy(asc(liveEntry.id));
}

/** The page that lists a section of the documents. */
export async function pageOfSection(db: Db, section: string, locale: Locale) {
  const [row] = await db
    .select({ path: liveEntry.path, locale: liveEntry.locale })
    .from(liveEntry)
    .where(
      and(
        inLanguageOrDefault(locale),
        eq(liveEntry.type, 'page'),
        isNotNull(liveEntry.path),
        eq(sql`${liveEntry.base}->>'template'`, 'documents'),
        eq(sql`${liveEntry.base}->>'section'`, section),
      ),
    )
    .orderBy(asc(liveEntry.id))
    .limit(1);
  return row;
}
