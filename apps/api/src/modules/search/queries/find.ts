import type { EntryData, Locale } from '@fundfront/content-model';
import { type AnyColumn, and, asc, desc, eq, inArray, like, not, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/client.ts';
import { liveEntry, livePath, searchDocument } from '../../../db/schema/index.ts';
import { listedKinds } from '../searchable.ts';
import { spaced } from '../terms.ts';

/** A typed word, or words that have synonyms together: found by all of its words, or by one of the phrases. */
export interface Segment {
  /** Of each word the forms that count as it, the best first. */
  words: readonly (readonly string[])[];
  phrases: readonly string[];
}

export interface SearchQuery {
  phrase: string;
  segments: readonly Segment[];
  locale: Locale | undefined;
}

export interface Found {
  entryId: string;
  locale: Locale;
  anchor: string;
  heading: string | null;
  summary: string | null;
}

export interface LiveHit {
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

/** Of the documents that match, so many are ranked: a word that each holds says little about which is meant. */
const ranked = 1_000;

const { title, body, listed, entryId, locale, anchor, heading, summary } = searchDocument;
const found = { entryId, locale, anchor, heading, summary };
const ofLanguage = (wanted: Locale | undefined) => wanted && eq(locale, wanted);
const never = sql`false`;

// Folding left only letters, digits and spaces: nothing that `like` would read as a pattern.
const wordBegins = (column: AnyPgColumn, form: string) => like(column, `% ${form}%`);
/** A synonym of three letters is an abbreviation: longer words that begin alike mean something else. */
const phraseBegins = (column: AnyPgColumn, phrase: string) =>
  phrase.length > 3 ? wordBegins(column, phrase) : like(column, `% ${phrase} %`);
const anyBegins = (columns: readonly AnyPgColumn[], forms: readonly string[]) =>
  or(...columns.flatMap((column) => forms.map((form) => wordBegins(column, form))));

function holds(columns: readonly AnyPgColumn[], { words, phrases }: Segment): SQL {
  const synonym = columns.flatMap((column) => phrases.map((phrase) => phraseBegins(column, phrase)));
  return or(and(...words.map((forms) => anyBegins(columns, forms))), ...synonym) ?? never;
}

const titleHolds = ({ segments }: SearchQuery) => and(...segments.map((segment) => holds([title], segment))) ?? never;

/** Where one segment is all that was typed, its synonyms are as good a title. */
function titlesLike({ phrase, segments }: SearchQuery): readonly string[] {
  const [first, ...rest] = segments;
  return [phrase, ...(rest.length === 0 ? (first?.phrases ?? []) : [])];
}

const numbered = (test: SQL | undefined) => sql<number>`(${test ?? never})::int`;

/**
 * All that was typed in the title: the very title first, then that of a synonym; then pages, then what is on them, each by
 * the beginning of the title, the phrase within it, then the others.
 */
export function findInTitles(db: Db, wanted: SearchQuery, limit: number): Promise<Found[]> {
  const { phrase } = wanted;
  const titles = titlesLike(wanted);
  const isTitle = sql<number>`case when ${eq(title, spaced(phrase))} then 2 when ${inArray(title, titles.map(spaced))} then 1 else 0 end`;
  const some = db
    .select({ ...found, title, listed, isTitle: isTitle.as('is_title') })
    .from(searchDocument)
    .where(and(titleHolds(wanted), ofLanguage(wanted.locale)))
    .orderBy(desc(isTitle), asc(listed))
    .limit(ranked)
    .as('some');
  const begins = or(...titles.map((each) => like(some.title, ` ${each}%`)));
  const rank = sql`case
    when ${like(some.title, ` ${phrase}%`)} then 4
    when ${begins} then 3
    when ${like(some.title, `% ${phrase}%`)} then 2
    else 1 end`;
  return db
    .select(ofSome(some))
    .from(some)
    .orderBy(
      desc(some.isTitle),
      asc(some.listed),
      desc(rank),
      // Of titles that hold the same, the one that holds least else.
      sql`length(${some.title})`,
      some.title,
      some.entryId,
      some.anchor,
    )
    .limit(limit);
}

function ofSome<Columns extends Record<keyof Found, unknown>>(some: Columns): Pick<Columns, keyof Found> {
  return {
    entryId: some.entryId,
    locale: some.locale,
    anchor: some.anchor,
    heading: some.heading,
    summary: some.summary,
  };
}

/** All that was typed somewhere: first what holds more of it in the title, then pages, then the phrase. */
export function findInBodies(db: Db, wanted: SearchQuery, limit: number): Promise<Found[]> {
  const { phrase, segments } = wanted;
  const anywhere = and(...segments.map((segment) => holds([title, body], segment)));
  const some = db
    .select()
    .from(searchDocument)
    .where(and(anywhere, not(titleHolds(wanted)), ofLanguage(wanted.locale)))
    .limit(limit * 10)
    .as('some');
  const inTitle = sql.join(
    segments.map((segment) => numbered(holds([some.title], segment))),
    sql` + `,
  );
  const rank = sql`${numbered(anyBegins([some.body], [phrase]))} + similarity(${some.title}, ${phrase})`;
  return db
    .select(ofSome(some))
    .from(some)
    .orderBy(desc(sql`${inTitle}`), asc(some.listed), desc(rank), some.title, some.entryId, some.anchor)
    .limit(limit);
}

export interface FoundPart extends Found {
  segment: number;
  listed: boolean;
  likeness: number;
}

export async function findParts(db: Db, wanted: SearchQuery, limit: number): Promise<FoundPart[]> {
  const share = Math.ceil(limit / wanted.segments.length);
  const [first, second, ...rest] = wanted.segments.map((segment, index) => {
    // Likeness is worked out for what is left: beside the sorting it would be for all titles that hold a common word.
    const some = db
      .select({ ...found, title, listed })
      .from(searchDocument)
      .where(and(holds([title], segment), ofLanguage(wanted.locale)))
      .orderBy(asc(listed))
      .limit(share)
      .as('some');
    return db
      .select({
        ...ofSome(some),
        listed: some.listed,
        segment: sql<number>`${index}::int`.as('segment'),
        likeness: sql<number>`similarity(${some.title}, ${wanted.phrase})`.as('likeness'),
      })
      .from(some);
  });
  return first && second ? unionAll(first, second, ...rest) : [];
}

const isListed = (type: AnyColumn) => inArray(type, listedKinds);

export async function liveHitsOf(db: Db, documents: readonly Found[]): Promise<LiveHit[]> {
  if (documents.length === 0) return [];
  const { own } = liveEntry;
  return db
    .select({
      id: liveEntry.id,
      type: liveEntry.type,
      locale: liveEntry.locale,
      slug: liveEntry.slug,
      title: liveEntry.listedTitle,
      summary: sql<
        string | null
      >`coalesce(${own}->>'summary', ${own}->>'suits', ${own}->>'role', ${own}->>'objective', ${own}->>'address')`,
      path: liveEntry.path,
      shared: sql<EntryData | null>`case when ${isListed(liveEntry.type)} then ${liveEntry.base} end`,
    })
    .from(liveEntry)
    .where(and(inArray(liveEntry.id, [...new Set(documents.map((document) => document.entryId))]), liveEntry.isActive));
}

export function pagesThatList(db: Db, lists: readonly string[]) {
  return db
    .select({ locale, lists: searchDocument.lists, path: livePath.path })
    .from(searchDocument)
    .innerJoin(
      livePath,
      and(eq(livePath.entryId, entryId), eq(livePath.locale, locale), eq(livePath.role, 'canonical')),
    )
    .where(inArray(searchDocument.lists, [...lists]))
    .orderBy(asc(livePath.path));
}
