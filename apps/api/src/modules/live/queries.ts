import { defaultLocale, type EntryData, type KeyValue, type Locale } from '@fundfront/content-model';
import { and, asc, desc, eq, inArray, isNotNull, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/client.ts';
import { entry, entryContent, entryVersion, liveAddress } from '../../db/schema/index.ts';

/** One language of an entry as the public sees it. */
export interface LiveRow {
  id: string;
  type: string;
  key: string | null;
  parentId: string | null;
  sort: number;
  baseLocale: Locale;
  locale: Locale;
  liveVersion: number;
  publishedAt: Date | null;
  title: string;
  slug: string;
  /** What this language's live version holds. */
  own: EntryData;
  /** What the base language holds: its live version, else its working copy. */
  base: EntryData;
  /** Canonical address without language prefix; null for what has none. */
  path: string | null;
}

/** The same, as far as a link to it needs. */
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
  /** Of funds: the category it belongs to, and its place there. */
  category: string | null;
  order: number | null;
  /** Plain date of what carries one, such as an article. */
  date: string | null;
}

const base = alias(entryContent, 'base_content');
const baseVersion = alias(entryVersion, 'base_version');

const ofBase = and(eq(base.entryId, entry.id), eq(base.locale, entry.baseLocale));
const ofBaseVersion = and(
  eq(baseVersion.entryId, base.entryId),
  eq(baseVersion.locale, base.locale),
  eq(baseVersion.number, base.liveVersion),
);
const ofVersion = and(
  eq(entryVersion.entryId, entryContent.entryId),
  eq(entryVersion.locale, entryContent.locale),
  eq(entryVersion.number, entryContent.liveVersion),
);
const ofPath = and(
  eq(liveAddress.entryId, entry.id),
  eq(liveAddress.locale, entryContent.locale),
  eq(liveAddress.role, 'canonical'),
);
const inLanguage = (locale: Locale) => and(eq(entryContent.entryId, entry.id), eq(entryContent.locale, locale));
const baseData = sql<EntryData>`coalesce(${baseVersion.data}, ${base.data})`;
const isActive = sql<boolean>`coalesce(${baseData}->>'isActive', 'true') <> 'false'`;
const isPublic = (where: SQL | undefined) => and(where, isNull(entry.trashedAt), isNotNull(entryContent.liveVersion));
const sortOrder = [asc(entry.sort), asc(entry.createdAt), asc(entry.id)];

/**
 * A title as it stands in lists. Sub-funds of a pension scheme share their name: alone, each would be the same line.
 * For queries that join the live version.
 */
export const listedTitle = sql<string>`${entryVersion.title} || coalesce(' (' || nullif(${entryVersion.data}->>'subFund', '') || ')', '')`;

/** @param languages which rows of each entry are meant */
function selectRows(db: Db, languages: SQL | undefined, where: SQL | undefined) {
  return db
    .select({
      id: entry.id,
      type: entry.type,
      key: entry.key,
      parentId: entry.parentId,
      sort: entry.sort,
      baseLocale: entry.baseLocale,
      locale: entryContent.locale,
      liveVersion: sql<number>`${entryContent.liveVersion}`,
      publishedAt: entryContent.publishedAt,
      title: entryVersion.title,
      slug: entryVersion.slug,
      own: entryVersion.data,
      base: baseData,
      path: liveAddress.address,
    })
    .from(entry)
    .innerJoin(entryContent, languages)
    .innerJoin(entryVersion, ofVersion)
    .innerJoin(base, ofBase)
    .leftJoin(baseVersion, ofBaseVersion)
    .leftJoin(liveAddress, ofPath)
    .where(isPublic(where));
}

function liveRows(db: Db, locale: Locale, where: SQL | undefined): Promise<LiveRow[]> {
  return selectRows(db, inLanguage(locale), where).orderBy(...sortOrder);
}

const translated = alias(entryContent, 'translated_content');

/** The row of a language, or that of the default language where the public sees none of it. */
function inLanguageOrDefault(db: Db, locale: Locale): SQL | undefined {
  if (locale === defaultLocale) return inLanguage(locale);
  const own = db
    .select({ id: translated.entryId })
    .from(translated)
    .where(and(eq(translated.entryId, entry.id), eq(translated.locale, locale), isNotNull(translated.liveVersion)));
  return and(
    eq(entryContent.entryId, entry.id),
    or(eq(entryContent.locale, locale), and(eq(entryContent.locale, defaultLocale), notExists(own))),
  );
}

export interface Listing {
  type: string;
  locale: Locale;
  /** Only entries with this value under this key of the base language. */
  facet: { key: string; value: string } | undefined;
  /** The key of the base language that the list is sorted by. */
  sort: { key: string; kind: 'number' | 'text'; descending: boolean };
  limit: number;
}

/** Active entries of a type as a language lists them, roughly in order: exact enough for the limit to cut the right end. */
export function listedRows(db: Db, { type, locale, facet, sort, limit }: Listing): Promise<LiveRow[]> {
  const value = sql`${baseData}->>${sort.key}`;
  const key = sort.kind === 'number' ? sql`(${value})::numeric` : value;
  const ofFacet = facet && eq(sql`${baseData}->>${facet.key}`, facet.value);
  return selectRows(db, inLanguageOrDefault(db, locale), and(eq(entry.type, type), isActive, ofFacet))
    .orderBy(sort.descending ? desc(key) : asc(key), asc(entry.id))
    .limit(limit);
}

/** Titles of entries as a language shows them, with the canonical address where the row has one. */
export function titlesOf(db: Db, locale: Locale, ids: readonly string[]) {
  return db
    .select({ id: entry.id, locale: entryContent.locale, title: listedTitle, path: liveAddress.address })
    .from(entry)
    .innerJoin(entryContent, inLanguageOrDefault(db, locale))
    .innerJoin(entryVersion, ofVersion)
    .leftJoin(liveAddress, ofPath)
    .where(isPublic(inArray(entry.id, [...ids])));
}

function liveLinks(db: Db, locale: Locale, where: SQL | undefined): Promise<LiveLink[]> {
  return db
    .select({
      id: entry.id,
      type: entry.type,
      parentId: entry.parentId,
      sort: entry.sort,
      title: listedTitle,
      summary: sql<string | null>`${entryVersion.data}->>'summary'`,
      path: liveAddress.address,
      isActive,
      seo: sql<KeyValue[] | null>`${entryVersion.data}->'seo'`,
      publishedAt: entryContent.publishedAt,
      category: sql<string | null>`${baseData}->>'category'`,
      order: sql<number | null>`(${baseData}->>'order')::int`,
      date: sql<string | null>`${baseData}->>'date'`,
    })
    .from(entry)
    .innerJoin(entryContent, inLanguage(locale))
    .innerJoin(entryVersion, ofVersion)
    .innerJoin(base, ofBase)
    .leftJoin(baseVersion, ofBaseVersion)
    .innerJoin(liveAddress, ofPath)
    .where(isPublic(where))
    .orderBy(...sortOrder);
}

export async function liveById(db: Db, locale: Locale, id: string): Promise<LiveRow | undefined> {
  const [row] = await liveRows(db, locale, eq(entry.id, id));
  return row;
}

export function liveOfType(db: Db, locale: Locale, type: string): Promise<LiveRow[]> {
  return liveRows(db, locale, eq(entry.type, type));
}

export async function liveOfKeys(db: Db, locale: Locale, keys: readonly string[]): Promise<LiveRow[]> {
  return liveRows(db, locale, inArray(entry.key, [...keys]));
}

/** Live entries of a type whose slug this is; pages of different parents may share one. */
export function liveOfSlug(db: Db, locale: Locale, type: string, slug: string): Promise<LiveRow[]> {
  return liveRows(db, locale, and(eq(entry.type, type), eq(entryVersion.slug, slug)));
}

/** Links to what lies right below an entry, in the order of the tree. */
export function linksBelow(db: Db, locale: Locale, parentId: string): Promise<LiveLink[]> {
  return liveLinks(db, locale, eq(entry.parentId, parentId));
}

export function linksOfTypes(db: Db, locale: Locale, types: readonly string[]): Promise<LiveLink[]> {
  return liveLinks(db, locale, inArray(entry.type, [...types]));
}

export async function linksOf(db: Db, locale: Locale, ids: readonly string[]): Promise<LiveLink[]> {
  return ids.length === 0 ? [] : liveLinks(db, locale, inArray(entry.id, [...ids]));
}

/** Ids of the entries above one, outermost first. */
export async function ancestorIds(db: Db, id: string): Promise<string[]> {
  const up = sql`(with recursive up as (
      select id, parent_id, 0 as depth from entry where id = ${id}
      union all
      select entry.id, entry.parent_id, up.depth + 1 from entry join up on entry.id = up.parent_id where up.depth < 50
    ) select id, depth from up where depth > 0) as up`;
  const rows = await db.select({ id: sql<string>`up.id` }).from(up).orderBy(sql`up.depth desc`);
  return rows.map((row) => row.id);
}
