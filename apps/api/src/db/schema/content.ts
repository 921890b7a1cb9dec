import type { EntryData, Locale } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.ts';
import { user } from './session.ts';

/** Identity of a piece of content: its type and its place in the tree. */
export const entry = pgTable(
  'entry',
  {
    id: primaryId(),
    type: text().notNull(),
    /** Key of a header or footer section, or the type's name for a singleton. */
    key: text(),
    baseLocale: text().$type<Locale>().notNull(),
    parentId: uuid(),
    sort: integer().notNull().default(0),
    /** Shipped sample that an import of real data replaces. */
    sample: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    trashedAt: instant(),
  },
  (table) => [
    index('entry_type_idx').on(table.type, table.trashedAt),
    index('entry_parent_idx').on(table.parentId, table.sort),
    uniqueIndex('entry_key_idx').on(table.key).where(sql`${table.trashedAt} is null`),
  ],
);

/** One language of an entry: its working copy, and which version the public sees. */
export const entryContent = pgTable(
  'entry_content',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    /** Folded title and searched fields, for the admin's list and the command palette. */
    searchText: text().notNull().default(''),
    data: jsonb().$type<EntryData>().notNull(),
    version: integer().notNull(),
    liveVersion: integer(),
    publishedAt: instant(),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: uuid().references(() => user.id),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.locale] }),
    index('entry_content_updated_idx').on(table.locale, table.updatedAt),
    index('entry_content_search_idx').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

/** Every saved version, never changed. */
export const entryVersion = pgTable(
  'entry_version',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    number: integer().notNull(),
    data: jsonb().$type<EntryData>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    origin: text().$type<'save' | 'restore' | 'import' | 'seed'>().notNull(),
    restoredFrom: integer(),
    createdAt: instant().notNull().defaultNow(),
    createdBy: uuid().references(() => user.id),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.locale, table.number] })],
);

/** Which version was live from when to when; the open span is what the public sees now. */
export const publication = pgTable(
  'publication',
  {
    id: primaryId(),
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    version: integer().notNull(),
    publishedAt: instant().notNull().defaultNow(),
    publishedBy: uuid().references(() => user.id),
    endedAt: instant(),
  },
  (table) => [
    uniqueIndex('publication_open_idx').on(table.entryId, table.locale).where(sql`${table.endedAt} is null`),
    index('publication_time_idx').on(table.publishedAt),
  ],
);

/** Where the public finds an entry; kept by publishing and moving, in the same transaction. */
export const liveAddress = pgTable(
  'live_address',
  {
    locale: text().$type<Locale>().notNull(),
    /** Without language prefix, such as `/about-us/who-we-are`. */
    address: text().notNull(),
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    role: text().$type<'canonical' | 'answer' | 'redirect'>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.address] }),
    index('live_address_entry_idx').on(table.entryId),
  ],
);

/** What the public can search, one row per live page and language; text folded as content-model's `fold` does. */
export const searchDocument = pgTable(
  'search_document',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    body: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.locale] }),
    index('search_title_idx').using('gin', table.title.op('gin_trgm_ops')),
    index('search_body_idx').using('gin', table.body.op('gin_trgm_ops')),
  ],
);

/** Every word that some live page held, folded: what a mistyped one is corrected to. Words are never taken out. */
export const searchWord = pgTable(
  'search_word',
  {
    locale: text().$type<Locale>().notNull(),
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_word_idx').using('gin', table.word.op('gin_trgm_ops')),
  ],
);
