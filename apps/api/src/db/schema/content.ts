import type { EntryData } from '@fundfront/content-model';
import { isNotNull, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, localeEnum, primaryId, withoutPendingList } from './columns.ts';
import { declaredType } from './registry.ts';
import { user } from './session.ts';

export const versionOrigin = pgEnum('version_origin', ['save', 'restore', 'import', 'seed']);
export const pathRole = pgEnum('path_role', ['canonical', 'alias', 'redirect']);
export const rowWorkflow = pgEnum('row_workflow', ['in-review', 'changes-requested', 'approved']);

export const entry = pgTable(
  'entry',
  {
    id: primaryId(),
    type: text()
      .notNull()
      .references(() => declaredType.name),
    /** Key of a header or footer section, or the type's name for a singleton. */
    key: text(),
    baseLocale: localeEnum().notNull(),
    parentId: uuid(),
    sort: integer().notNull().default(0),
    /** Shipped sample that an import of real data replaces. */
    sample: boolean().notNull().default(false),
    assigneeId: uuid().references(() => user.id, { onDelete: 'set null' }),
    createdAt: instant().notNull().defaultNow(),
    trashedAt: instant(),
  },
  (table) => [
    // Foreign keys of parents and prices refer to this pair: an entry of that very type.
    unique('entry_id_type_unique').on(table.id, table.type),
    foreignKey({
      name: 'entry_parent_fk',
      columns: [table.parentId, table.type],
      foreignColumns: [table.id, table.type],
    }),
    check('entry_not_its_own_parent', sql`${table.parentId} <> ${table.id}`),
    index('entry_type_idx').on(table.type, table.trashedAt),
    index('entry_parent_idx').on(table.parentId, table.sort),
    index('entry_assignee_idx').on(table.assigneeId).where(sql`${table.assigneeId} is not null`),
    uniqueIndex('entry_key_idx').on(table.key).where(sql`${table.trashedAt} is null`),
  ],
);

/** A trigger refuses to change or delete a version. */
export const entryVersion = pgTable(
  'entry_version',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    number: integer().notNull(),
    data: jsonb().$type<EntryData>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    origin: versionOrigin().notNull(),
    restoredFrom: integer(),
    createdAt: instant().notNull().defaultNow(),
    createdBy: uuid().references(() => user.id),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.locale, table.number] }),
    index('entry_version_slug_idx').on(table.slug, table.locale),
    check('entry_version_number', sql`${table.number} >= 1`),
  ],
);

export const entryContent = pgTable(
  'entry_content',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    searchText: text().notNull().default(''),
    data: jsonb().$type<EntryData>().notNull(),
    version: integer().notNull(),
    /** A trigger demands an open publication of this very version. */
    liveVersion: integer(),
    publishedAt: instant(),
    /** Written by triggers: where the latest version stands between its author and the public. */
    workflow: rowWorkflow(),
    /** Written by triggers: when the next scheduled change of this row is due. */
    scheduledAt: instant(),
    /** When what a translation depends on last changed for the public; a translation published before is outdated. */
    textChangedAt: instant(),
    updatedAt: instant().notNull().defaultNow(),
    updatedBy: uuid().references(() => user.id),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.locale] }),
    foreignKey({
      name: 'entry_content_version_fk',
      columns: [table.entryId, table.locale, table.version],
      foreignColumns: [entryVersion.entryId, entryVersion.locale, entryVersion.number],
    }),
    foreignKey({
      name: 'entry_content_live_version_fk',
      columns: [table.entryId, table.locale, table.liveVersion],
      foreignColumns: [entryVersion.entryId, entryVersion.locale, entryVersion.number],
    }),
    index('entry_content_updated_idx').on(table.locale, table.updatedAt),
    index('entry_content_slug_idx').on(table.slug, table.locale),
    index('entry_content_search_idx').using('gin', table.searchText.op('gin_trgm_ops')).with(withoutPendingList),
  ],
);

/**
 * The open span is what the public sees now. Triggers let nothing change but the end of an open span, and refuse a
 * version that its own author publishes where the type asks for two persons.
 */
export const publication = pgTable(
  'publication',
  {
    id: primaryId(),
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    version: integer().notNull(),
    publishedAt: instant().notNull().defaultNow(),
    publishedBy: uuid().references(() => user.id),
    endedAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'publication_version_fk',
      columns: [table.entryId, table.locale, table.version],
      foreignColumns: [entryVersion.entryId, entryVersion.locale, entryVersion.number],
    }),
    uniqueIndex('publication_open_idx').on(table.entryId, table.locale).where(sql`${table.endedAt} is null`),
    index('publication_time_idx').on(table.publishedAt),
  ],
);

/** Written by publishing and moving, in the same transaction. */
export const livePath = pgTable(
  'live_path',
  {
    locale: localeEnum().notNull(),
    /** Without language prefix. */
    path: text().notNull(),
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    role: pathRole().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.path] }),
    index('live_path_entry_idx').on(table.entryId),
    // For the pages most like an address that visitors missed.
    index('live_path_similar_idx').using('gist', table.path.op('gist_trgm_ops')),
    index('live_path_last_part_idx').on(sql`(reverse(split_part(reverse(${table.path}), '/', 1)))`),
    uniqueIndex('live_path_canonical_idx').on(table.entryId, table.locale).where(sql`${table.role} = 'canonical'`),
  ],
);

export const searchDocument = pgTable(
  'search_document',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    /** Of a part of the page, such as a question; empty for the entry itself. */
    anchor: text().default('').notNull(),
    /** Stands on a page among others: pages come before it. */
    listed: boolean().default(false).notNull(),
    /** Of a page that lists entries of a type, which: the type and the value of its facet, such as `branch.own`. */
    lists: text(),
    /** Folded, with a space before and after each word. */
    title: text().notNull(),
    body: text().notNull(),
    heading: text(),
    summary: text(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.locale, table.anchor] }),
    index('search_title_idx').using('gin', table.title.op('gin_trgm_ops')).with(withoutPendingList),
    index('search_body_idx').using('gin', table.body.op('gin_trgm_ops')).with(withoutPendingList),
    index('search_lists_idx').on(table.lists).where(isNotNull(table.lists)),
    check('search_document_part', sql`(${table.anchor} = '') = (${table.heading} is null)`),
  ],
);

export const searchSynonym = pgTable(
  'search_synonym',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    phrase: text().notNull(),
    /** The phrase with its plurals made singular: what is looked for. */
    stem: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.locale, table.phrase] }),
    index('search_synonym_stem_idx').on(table.stem),
  ],
);

/** Mistyped words are corrected to these. Words are never removed. */
export const searchWord = pgTable(
  'search_word',
  {
    locale: localeEnum().notNull(),
    word: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_word_idx').using('gin', table.word.op('gin_trgm_ops')).with(withoutPendingList),
  ],
);
