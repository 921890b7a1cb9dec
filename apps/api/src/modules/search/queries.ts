import type { Locale } from '@fundfront/content-model';
import { and, desc, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { entry, entryContent, entryVersion, liveAddress, searchDocument } from '../../db/schema/index.ts';

interface Document {
  entryId: string;
  locale: Locale;
  title: string;
  body: string;
}

export interface Hit {
  id: string;
  type: string;
  locale: Locale;
  slug: string;
  title: string;
  summary: string | null;
  address: string;
}

export async function upsertDocument(db: Db, document: Document): Promise<void> {
  const { title, body } = document;
  await db
    .insert(searchDocument)
    .values(document)
    .onConflictDoUpdate({ target: [searchDocument.entryId, searchDocument.locale], set: { title, body } });
}

export async function deleteDocument(db: Db, entryId: string, locale?: Locale): Promise<void> {
  const ofEntry = eq(searchDocument.entryId, entryId);
  await db.delete(searchDocument).where(locale ? and(ofEntry, eq(searchDocument.locale, locale)) : ofEntry);
}

type Key = Record<'entryId' | 'locale', AnyPgColumn>;

const isLiveVersion = (version: Key & { number: AnyPgColumn }, content: Key & { liveVersion: AnyPgColumn }) =>
  and(
    eq(version.entryId, content.entryId),
    eq(version.locale, content.locale),
    eq(version.number, content.liveVersion),
  );

const base = alias(entryContent, 'base_content');
const baseVersion = alias(entryVersion, 'base_version');

/** The best matches by a score, with what the public sees of them; an inactive page stays out. */
function hits(db: Db, where: SQL | undefined, score: SQL, locale: Locale | undefined, limit: number): Promise<Hit[]> {
  // Ranked first and joined then: a common word is in thousands of documents. Some room for inactive pages.
  const ranked = db
    .select({
      entryId: searchDocument.entryId,
      locale: searchDocument.locale,
      folded: searchDocument.title,
      score: score.as('score'),
    })
    .from(searchDocument)
    .where(and(where, locale && eq(searchDocument.locale, locale)))
    .orderBy(sql`score desc`, searchDocument.title)
    .limit(limit * 3)
    .as('ranked');
  return db
    .select({
      id: entry.id,
      type: entry.type,
      locale: ranked.locale,
      slug: entryVersion.slug,
      title: entryVersion.title,
      summary: sql<string | null>`coalesce(${entryVersion.data}->>'summary', ${entryVersion.data}->>'suits')`,
      address: liveAddress.address,
    })
    .from(ranked)
    .innerJoin(entry, and(eq(entry.id, ranked.entryId), isNull(entry.trashedAt)))
    .innerJoin(entryContent, and(eq(entryContent.entryId, ranked.entryId), eq(entryContent.locale, ranked.locale)))
    .innerJoin(entryVersion, isLiveVersion(entryVersion, entryContent))
    .innerJoin(base, and(eq(base.entryId, entry.id), eq(base.locale, entry.baseLocale)))
    .leftJoin(baseVersion, isLiveVersion(baseVersion, base))
    .innerJoin(
      liveAddress,
      and(
        eq(liveAddress.entryId, ranked.entryId),
        eq(liveAddress.locale, ranked.locale),
        eq(liveAddress.role, 'canonical'),
      ),
    )
    .where(sql`coalesce(coalesce(${baseVersion.data}, ${base.data})->>'isActive', 'true') <> 'false'`)
    .orderBy(desc(ranked.score), ranked.folded, entry.id)
    .limit(limit);
}

/** Documents that hold every word of a folded search as it was typed, the last perhaps unfinished. */
export function findExact(db: Db, search: string, locale: Locale | undefined, limit: number): Promise<Hit[]> {
  const { title, body } = searchDocument;
  // Folding left letters, digits and spaces only: nothing that `like` would read as a pattern.
  const words = search.split(' ');
  const inTitle = and(...words.map((word) => like(title, `%${word}%`)));
  const anywhere = and(...words.map((word) => or(like(title, `%${word}%`), like(body, `%${word}%`))));
  const score = sql`case
    when ${title} = ${search} then 6
    when ${title} like ${`${search}%`} then 5
    when ${title} like ${`% ${search}%`} then 4
    when ${inTitle} then 3
    when ${body} like ${`%${search}%`} then 2
    else 1 end + similarity(${title}, ${search})`;
  return hits(db, anywhere, score, locale, limit);
}

/** Documents with something like the search in them, for typing errors. */
export function findSimilar(db: Db, search: string, locale: Locale | undefined, limit: number): Promise<Hit[]> {
  const { title, body } = searchDocument;
  return db.transaction(async (tx) => {
    // The usual 0.6 loses a word of six letters with two of them swapped; for bodies, where chance finds more, it stays.
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`);
    const near = sql`${search} <% ${title}`;
    const score = sql`word_similarity(${search}, ${title}) * 2 + similarity(${search}, ${title})`;
    const byTitle = await hits(tx, near, score, locale, limit);
    if (byTitle.length > 0) return byTitle;
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', '0.6', true)`);
    return hits(tx, sql`${search} <% ${body}`, sql`word_similarity(${search}, ${body})`, locale, limit);
  });
}
