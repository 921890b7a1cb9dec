import type { EntryData, Locale } from '@fundfront/content-model';
import { type AnyColumn, and, asc, desc, eq, inArray, isNotNull, like, not, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { entry, liveEntry, media, mediaText, searchDocument, searchWord } from '../../db/schema/index.ts';
import { listedKinds } from './searchable.ts';
import { isLong } from './terms.ts';

interface Document {
  entryId: string;
  locale: Locale;
  title: string;
  body: string;
}

export type DocumentKey = Pick<Document, 'entryId' | 'locale'>;

export interface Hit {
  id: string;
  type: string;
  locale: Locale;
  slug: string;
  title: string;
  summary: string | null;
  /** Canonical, without language prefix; null for what has none. */
  path: string | null;
  shared: EntryData | null;
}

/** The typed words as one phrase, and for each word the forms that count as it. */
export interface SearchQuery {
  phrase: string;
  terms: readonly (readonly string[])[];
  locale: Locale | undefined;
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

export async function insertTerms(db: Db, locale: Locale, terms: readonly string[]): Promise<void> {
  if (terms.length === 0) return;
  await db.execute(
    sql`insert into ${searchWord} (locale, word)
      select ${locale}::locale, word from unnest(string_to_array(${terms.join(' ')}, ' ')) as word on conflict do nothing`,
  );
}

export function similarTerms(db: Db, term: string, locale: Locale | undefined, limit: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    // The usual 0.3 misses a word of six letters with two of them swapped.
    await tx.execute(sql`select set_config('pg_trgm.similarity_threshold', '0.2', true)`);
    const rows = await tx
      .select({ term: searchWord.word })
      .from(searchWord)
      .where(and(sql`${searchWord.word} % ${term}`, locale && eq(searchWord.locale, locale)))
      .orderBy(desc(sql`similarity(${searchWord.word}, ${term})`), searchWord.word)
      .limit(limit);
    return rows.map((row) => row.term);
  });
}

const { title, body } = searchDocument;
const ofLanguage = (locale: Locale | undefined) => locale && eq(searchDocument.locale, locale);

// Folding left only letters, digits and spaces: nothing that `like` would read as a pattern.
const contains = (column: AnyPgColumn, forms: readonly string[]) =>
  or(...forms.map((form) => (isLong(form) ? like(column, `%${form}%`) : startsTerm(column, form))));
const startsTerm = (column: AnyPgColumn, form: string) => or(like(column, `${form}%`), like(column, `% ${form}%`));

const titleContains = ({ terms }: SearchQuery) => and(...terms.map((forms) => contains(title, forms)));

const isListed = (type: AnyColumn) => inArray(type, listedKinds);

/**
 * All words in the title: the very title first; then pages, then what pages list, each by the beginning of the title,
 * the phrase within it, then the others.
 */
export function findInTitles(db: Db, wanted: SearchQuery, limit: number): Promise<DocumentKey[]> {
  const { phrase, locale } = wanted;
  const rank = sql`case
    when ${title} like ${`${phrase}%`} then 3
    when ${title} like ${`% ${phrase}%`} then 2
    else 1 end + similarity(${title}, ${phrase})`;
  return db
    .select({ entryId: searchDocument.entryId, locale: searchDocument.locale })
    .from(searchDocument)
    .innerJoin(entry, eq(entry.id, searchDocument.entryId))
    .where(and(titleContains(wanted), ofLanguage(locale)))
    .orderBy(desc(eq(title, phrase)), asc(isListed(entry.type)), desc(rank), title, searchDocument.entryId)
    .limit(limit);
}

/** All words anywhere: pages first, then the phrase. Of very many matches, only some are ranked. */
export function findInBodies(db: Db, wanted: SearchQuery, limit: number): Promise<DocumentKey[]> {
  const { phrase, locale } = wanted;
  const anywhere = and(...wanted.terms.map((forms) => or(contains(title, forms), contains(body, forms))));
  const some = db
    .select()
    .from(searchDocument)
    .where(and(anywhere, not(titleContains(wanted) ?? sql`false`), ofLanguage(locale)))
    .limit(limit * 10)
    .as('some');
  const rank = sql`(${some.body} like ${`%${phrase}%`})::int + similarity(${some.title}, ${phrase})`;
  return db
    .select({ entryId: some.entryId, locale: some.locale })
    .from(some)
    .innerJoin(entry, eq(entry.id, some.entryId))
    .orderBy(asc(isListed(entry.type)), desc(rank), some.title, some.entryId)
    .limit(limit);
}

export async function hitsOf(db: Db, found: readonly DocumentKey[]): Promise<Hit[]> {
  if (found.length === 0) return [];
  const { own } = liveEntry;
  return db
    .select({
      id: liveEntry.id,
      type: liveEntry.type,
      locale: liveEntry.locale,
      slug: liveEntry.slug,
      title: liveEntry.listedTitle,
      summary: sql<string | null>`coalesce(${own}->>'summary', ${own}->>'suits', ${own}->>'role')`,
      path: liveEntry.path,
      shared: sql<EntryData | null>`case when ${isListed(liveEntry.type)} then ${liveEntry.base} end`,
    })
    .from(liveEntry)
    .where(
      and(
        inArray(
          liveEntry.id,
          found.map(({ entryId }) => entryId),
        ),
        liveEntry.isActive,
      ),
    );
}

export function pagesOfTemplate(db: Db, template: string, key: string) {
  return db
    .select({
      locale: liveEntry.locale,
      path: sql<string>`${liveEntry.path}`,
      value: sql<string | null>`${liveEntry.base}->>${key}`,
    })
    .from(liveEntry)
    .where(
      and(
        eq(liveEntry.type, 'page'),
        isNotNull(liveEntry.path),
        sql`${liveEntry.base}->>'template' = ${template}`,
        liveEntry.isActive,
      ),
    )
    .orderBy(asc(liveEntry.path));
}

/** By the names in the files' addresses. */
export async function textsOfFiles(db: Db, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ text: mediaText.text })
    .from(mediaText)
    .innerJoin(media, eq(media.id, mediaText.mediaId))
    .where(inArray(media.name, [...names]));
  return rows.map(({ text }) => text);
}
