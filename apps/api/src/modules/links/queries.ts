import { defaultLocale, type Locale } from '@fundfront/content-model';
import { and, desc, eq, inArray, isNotNull, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { entry, entryContent, entryLink, entryVersion, livePath, media } from '../../db/schema/index.ts';

const escaped = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`;

/** Best first: what begins with the words, then what is most like them. */
const bestFirst = (search: string) => [
  desc(sql`${entryContent.searchText} like ${`${search}%`}`),
  desc(sql`word_similarity(${search}, ${entryContent.searchText})`),
  sql`length(${entryContent.title})`,
  entryContent.entryId,
];

function liveContent(db: Db, locale: Locale, search: string, where: SQL | undefined, limit: number) {
  return db
    .select({
      id: entry.id,
      title: entryContent.title,
      path: livePath.path,
      src: sql<string | null>`${entryVersion.data}->'file'->>'src'`,
      file: sql<string | null>`${entryVersion.data}->'file'->>'name'`,
    })
    .from(entryContent)
    .innerJoin(entry, and(eq(entry.id, entryContent.entryId), isNull(entry.trashedAt)))
    .innerJoin(
      entryVersion,
      and(
        eq(entryVersion.entryId, entryContent.entryId),
        eq(entryVersion.locale, entryContent.locale),
        eq(entryVersion.number, entryContent.liveVersion),
      ),
    )
    .leftJoin(
      livePath,
      and(eq(livePath.entryId, entry.id), eq(livePath.locale, entryContent.locale), eq(livePath.role, 'canonical')),
    )
    .where(
      and(
        eq(entryContent.locale, locale),
        ...search.split(' ').map((term) => like(entryContent.searchText, escaped(term))),
        where,
      ),
    )
    .orderBy(...bestFirst(search))
    .limit(limit);
}

export function pagesNamed(db: Db, locale: Locale, search: string, limit: number) {
  return liveContent(db, locale, search, isNotNull(livePath.path), limit);
}

/** Their files belong to the base language. */
export function documentsNamed(db: Db, search: string, limit: number) {
  return liveContent(db, defaultLocale, search, eq(entry.type, 'document'), limit);
}

export function filesNamed(db: Db, search: string, limit: number) {
  return db
    .select({ id: media.id, name: media.name, kind: media.kind, title: media.title, originalName: media.originalName })
    .from(media)
    .where(and(isNull(media.trashedAt), ...search.split(' ').map((term) => like(media.searchText, escaped(term)))))
    .orderBy(desc(media.createdAt), media.id)
    .limit(limit);
}

/** The rows that link to any of these entries, with all that their invalidation names. */
export async function linkingRows(db: Db, targets: readonly string[]) {
  if (targets.length === 0) return [];
  return db
    .selectDistinct({ entry, locale: entryLink.locale, slug: entryVersion.slug })
    .from(entryLink)
    .innerJoin(entry, and(eq(entry.id, entryLink.entryId), isNull(entry.trashedAt)))
    .innerJoin(
      entryContent,
      and(eq(entryContent.entryId, entryLink.entryId), eq(entryContent.locale, entryLink.locale)),
    )
    .innerJoin(
      entryVersion,
      and(
        eq(entryVersion.entryId, entryContent.entryId),
        eq(entryVersion.locale, entryContent.locale),
        eq(entryVersion.number, entryContent.liveVersion),
      ),
    )
    .where(inArray(entryLink.targetId, [...targets]));
}

/** Title of an entry whose live text has it in a list of files. */
export async function listingTitle(db: Db, target: string): Promise<string | undefined> {
  const [found] = await db
    .select({ title: entryContent.title })
    .from(entryLink)
    .innerJoin(entry, and(eq(entry.id, entryLink.entryId), isNull(entry.trashedAt)))
    .innerJoin(
      entryContent,
      and(eq(entryContent.entryId, entryLink.entryId), eq(entryContent.locale, entryLink.locale)),
    )
    .where(and(eq(entryLink.targetId, target), ne(entryLink.entryId, target)))
    .limit(1);
  return found?.title;
}

export function canonicalPaths(db: Db, locale: Locale, ids: readonly string[]) {
  return db
    .select({ id: livePath.entryId, locale: livePath.locale, path: livePath.path })
    .from(livePath)
    .where(
      and(
        inArray(livePath.entryId, [...ids]),
        eq(livePath.role, 'canonical'),
        or(eq(livePath.locale, locale), eq(livePath.locale, defaultLocale)),
      ),
    );
}
