import { defaultLocale, type KeyValue, type Locale } from '@fundfront/content-model';
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
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
}

const inLanguage = (locale: Locale) => eq(liveEntry.locale, locale);
const sortOrder = [asc(liveEntry.sort), asc(liveEntry.createdAt), asc(liveEntry.id)];

function liveRows(db: Db, locale: Locale, where: SQL | undefined): Promise<LiveRow[]> {
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

export interface Listing {
  type: string;
  locale: Locale;
  facet: { key: string; value: string } | undefined;
  fund?: string | undefined;
  sort: { key: string; kind: 'number' | 'text'; descending: boolean };
  limit: number;
}

/** Roughly in order: exact enough for the limit to cut the right end. */
export function listedRows(db: Db, { type, locale, facet, fund, sort, limit }: Listing): Promise<LiveRow[]> {
  const value = sql`${liveEntry.base}->>${sort.key}`;
  const key = sort.kind === 'number' ? sql`(${value})::numeric` : value;
  const ofFacet = facet && eq(sql`${liveEntry.base}->>${facet.key}`, facet.value);
  const ofFund = fund === undefined ? undefined : eq(sql`${liveEntry.base}->>'fund'`, fund);
  return db
    .select()
    .from(liveEntry)
    .where(and(inLanguageOrDefault(locale), eq(liveEntry.type, type), liveEntry.isActive, ofFacet, ofFund))
    .orderBy(sort.descending ? desc(key) : asc(key), asc(liveEntry.id))
    .limit(limit);
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

function liveLinks(db: Db, locale: Locale, where: SQL | undefined): Promise<LiveLink[]> {
  return db
    .select({
      id: liveEntry.id,
      type: liveEntry.type,
      parentId: liveEntry.parentId,
      sort: liveEntry.sort,
      title: liveEntry.listedTitle,
      summary: sql<string | null>`${liveEntry.own}->>'summary'`,
      path: sql<string>`${liveEntry.path}`,
      isActive: liveEntry.isActive,
      seo: sql<KeyValue[] | null>`${liveEntry.own}->'seo'`,
      publishedAt: liveEntry.publishedAt,
      category: sql<string | null>`${liveEntry.base}->>'category'`,
      order: sql<number | null>`(${liveEntry.base}->>'order')::int`,
      date: sql<string | null>`${liveEntry.base}->>'date'`,
    })
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

export async function liveOfKeys(db: Db, locale: Locale, keys: readonly string[]): Promise<LiveRow[]> {
  return liveRows(db, locale, inArray(liveEntry.key, [...keys]));
}

/** Pages of different parents may share a slug. */
export function liveOfSlug(db: Db, locale: Locale, type: string, slug: string): Promise<LiveRow[]> {
  return liveRows(db, locale, and(eq(liveEntry.type, type), eq(liveEntry.slug, slug)));
}

export function linksBelow(db: Db, locale: Locale, parentId: string): Promise<LiveLink[]> {
  return liveLinks(db, locale, eq(liveEntry.parentId, parentId));
}

export function linksOfTypes(db: Db, locale: Locale, types: readonly string[]): Promise<LiveLink[]> {
  return liveLinks(db, locale, inArray(liveEntry.type, [...types]));
}

export async function linksOf(db: Db, locale: Locale, ids: readonly string[]): Promise<LiveLink[]> {
  return ids.length === 0 ? [] : liveLinks(db, locale, inArray(liveEntry.id, [...ids]));
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
