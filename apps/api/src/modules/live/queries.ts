import { type ContentTypeName, defaultLocale, type KeyValue, type Locale } from '@fundfront/content-model';
import { and, asc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { liveEntry } from '../../db/schema/index.ts';

export type LiveRow = typeof liveEntry.$inferSelect;

export interface LiveLink {
  id: string;
  type: string;
  parentId: string | null;
  sort: number;
  title: string;
  summary: string | null;
  path: string;
  isActive: boolean;
  seo: KeyValue[] | null;
  publishedAt: Date | null;
  category: string | null;
  order: number | null;
  date: string | null;
  risk: string | null;
}

const inLanguage = (locale: Locale) => eq(liveEntry.locale, locale);
const sortOrder = [asc(liveEntry.sort), asc(liveEntry.createdAt), asc(liveEntry.id)];

function liveRows(db: Db, locale: Locale, where: SQL | undefined) {
  return db
    .select()
    .from(liveEntry)
    .where(and(inLanguage(locale), where))
    .orderBy(...sortOrder);
}

/** The row of the language, else that of the default one. */
export function inLanguageOrDefault(locale: Locale): SQL | undefined {
  if (locale === defaultLocale) return inLanguage(locale);
  // A subquery: as a join, PostgreSQL would compute the whole view a second time.
  const own = sql`(select own.id from ${liveEntry} own where own.id = ${liveEntry}.id and own.locale = ${locale})`;
  return sql`(${inLanguage(locale)} or (${inLanguage(defaultLocale)} and ${own} is null))`;
}

export function liveOfTypeAnyLanguage(db: Db, locale: Locale, type: string): Promise<LiveRow[]> {
  return db
    .select()
    .from(liveEntry)
    .where(and(inLanguageOrDefault(locale), eq(liveEntry.type, type), liveEntry.isActive))
    .orderBy(asc(liveEntry.title), asc(liveEntry.id));
}

export function liveOfIds(db: Db, locale: Locale, type: string, ids: readonly string[]): Promise<LiveRow[]> {
  return db
    .select()
    .from(liveEntry)
    .where(and(inLanguageOrDefault(locale), eq(liveEntry.type, type), inArray(liveEntry.id, [...ids])));
}

export function titlesOf(db: Db, locale: Locale, ids: readonly string[]) {
  return db
    .select({ id: liveEntry.id, locale: liveEntry.locale, title: liveEntry.listedTitle, path: liveEntry.path })
    .from(liveEntry)
    .where(and(inLanguageOrDefault(locale), inArray(liveEntry.id, [...ids])));
}

/** What other pages show of an entry by its place. */
const linkFacts = {
  id: liveEntry.id,
  type: liveEntry.type,
  parentId: liveEntry.parentId,
  sort: liveEntry.sort,
  title: liveEntry.listedTitle,
  summary: sql<string | null>`${liveEntry.own}->>'summary'`,
  path: sql<string>`${liveEntry.path}`,
  isActive: liveEntry.isActive,
  category: sql<string | null>`${liveEntry.base}->>'category'`,
  order: sql<number | null>`(${liveEntry.base}->>'order')::int`,
  date: sql<string | null>`${liveEntry.base}->>'date'`,
  risk: sql<string | null>`${liveEntry.base}->>'riskProfile'`,
};

function liveLinks(db: Db, locale: Locale, where: SQL | undefined) {
  return db
    .select({ ...linkFacts, seo: sql<KeyValue[] | null>`${liveEntry.own}->'seo'`, publishedAt: liveEntry.publishedAt })
    .from(liveEntry)
    .where(and(inLanguage(locale), isNotNull(liveEntry.path), where))
    .orderBy(...sortOrder);
}

export async function liveById(db: Db, locale: Locale, id: string): Promise<LiveRow | undefined> {
  const [row] = await liveRows(db, locale, eq(liveEntry.id, id));
  return row;
}

export function liveOfType(db: Db, locale: Locale, type: string): Promise<LiveRow[]> {
  return liveRows(db, locale, eq(liveEntry.type, type));
}

/** Their names are part of the text: as values, PostgreSQL would plan for types that hold most entries, or anew each time. */
export function liveOfSmallTypes(db: Db, locale: Locale, types: readonly ContentTypeName[]): Promise<LiveRow[]> {
  return liveRows(db, locale, inArray(liveEntry.type, [...types]).inlineParams());
}

export async function liveOfKeys(db: Db, locale: Locale, keys: readonly string[]): Promise<LiveRow[]> {
  return liveRows(db, locale, inArray(liveEntry.key, [...keys]));
}

/** Pages of different parents may share a slug. */
export function liveOfSlug(db: Db, locale: Locale, type: string, slug: string): Promise<LiveRow[]> {
  return liveRows(db, locale, and(eq(liveEntry.type, type), eq(liveEntry.slug, slug)));
}

export function linksBelow(db: Db, locale: Locale, parentIds: readonly string[]): Promise<LiveLink[]> {
  return liveLinks(db, locale, inArray(liveEntry.parentId, [...parentIds]));
}

export function linksOfTypes(db: Db, locale: Locale, types: readonly string[]): Promise<LiveLink[]> {
  return liveLinks(db, locale, inArray(liveEntry.type, [...types]));
}

export async function linksOf(db: Db, locale: Locale, ids: readonly string[]): Promise<LiveLink[]> {
  return ids.length === 0 ? [] : liveLinks(db, locale, inArray(liveEntry.id, [...ids]));
}

type LinkFacts = Omit<LiveLink, 'seo' | 'publishedAt'>;

/** Equal before and after a change, no other page changes with it. */
export async function linkFactsOf(db: Db, id: string): Promise<Record<Locale, LinkFacts | undefined>> {
  const rows = await db
    .select({ locale: liveEntry.locale, facts: linkFacts })
    .from(liveEntry)
    .where(and(eq(liveEntry.id, id), isNotNull(liveEntry.path)));
  const factsIn = (locale: Locale) => rows.find((row) => row.locale === locale)?.facts;
  return { en: factsIn('en'), ur: factsIn('ur') };
}

export async function ancestorIds(db: Db, id: string): Promise<string[]> {
  const up = sql`(with recursive up as (
      select id, parent_id, 0 as depth from entry where id = ${id}
      union all
      select entry.id, entry.parent_id, up.depth + 1 from entry join up on entry.id = up.parent_id where up.depth < 50
    ) select id, depth from up where depth > 0) as up`;
  const rows = await db.select({ id: sql<string>`up.id` }).from(up).orderBy(sql`up.depth desc`);
  return rows.map((row) => row.id);
}
