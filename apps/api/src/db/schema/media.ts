import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { citext, instant, localeEnum, primaryId, withoutPendingList } from './columns.ts';
import { entry } from './content.ts';
import { user } from './session.ts';

export const mediaCopy = pgEnum('media_copy', ['working', 'live']);

export const mediaFolder = pgTable('media_folder', { id: primaryId(), name: citext().notNull().unique() });

const kindOf = sql`case when media_type like 'image/%' then 'image' when media_type = 'application/pdf' then 'pdf' else 'document' end`;

/** Triggers keep the name and the kind, and refuse to trash what some entry uses. */
export const media = pgTable(
  'media',
  {
    id: primaryId(),
    /** Its address for as long as it exists: hash of the first content and its ending. */
    name: text().notNull().unique(),
    /** What the file store calls the content of now: hash and ending. */
    object: text().notNull(),
    originalName: text().notNull(),
    mediaType: text().notNull(),
    kind: text().notNull().generatedAlwaysAs(kindOf),
    bytes: integer().notNull(),
    /** Pixels as browsers show it, of a picture. */
    width: integer(),
    height: integer(),
    /** Of a PDF. */
    pages: integer(),
    title: text().notNull(),
    altEn: text().notNull().default(''),
    altUr: text().notNull().default(''),
    decorative: boolean().notNull().default(false),
    /** Per cent from the left and from the top of the picture. */
    focalX: smallint().notNull().default(50),
    focalY: smallint().notNull().default(50),
    folderId: uuid().references(() => mediaFolder.id, { onDelete: 'set null' }),
    /** Title, names, texts and tags, folded. */
    searchText: text().notNull().default(''),
    /** The content that was worked through last: sizes, first page, text. Another than `object` is waiting. */
    processedObject: text(),
    /** Pixels; each exists as AVIF and as WebP. */
    widths: integer().array().notNull().default([]),
    /** A few pixels as a `data:` address. */
    placeholder: text(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull().defaultNow(),
    createdBy: uuid().references(() => user.id),
    updatedAt: instant().notNull().defaultNow(),
    trashedAt: instant(),
  },
  (table) => [
    check('media_focal', sql`${table.focalX} between 0 and 100 and ${table.focalY} between 0 and 100`),
    check('media_decorative', sql`not ${table.decorative} or (${table.altEn} = '' and ${table.altUr} = '')`),
    index('media_list_idx').on(table.createdAt, table.id).where(sql`${table.trashedAt} is null`),
    index('media_kind_idx').on(table.kind, table.createdAt, table.id).where(sql`${table.trashedAt} is null`),
    index('media_folder_idx').on(table.folderId, table.createdAt, table.id).where(sql`${table.trashedAt} is null`),
    index('media_trash_idx').on(table.createdAt, table.id).where(sql`${table.trashedAt} is not null`),
    index('media_without_alt_idx')
      .on(table.createdAt, table.id)
      .where(
        sql`${table.trashedAt} is null and ${table.kind} = 'image' and not ${table.decorative} and (${table.altEn} = '' or ${table.altUr} = '')`,
      ),
    index('media_title_idx')
      .on(sql`lower(${table.title}) collate "C"`, table.id)
      .where(sql`${table.trashedAt} is null`),
    index('media_object_idx').on(table.object),
    index('media_waiting_idx')
      .on(table.createdAt)
      .where(sql`${table.processedObject} is distinct from ${table.object}`),
    index('media_search_idx').using('gin', table.searchText.op('gin_trgm_ops')).with(withoutPendingList),
  ],
);

export const mediaTag = pgTable(
  'media_tag',
  {
    mediaId: uuid()
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    tag: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.mediaId, table.tag] }), index('media_tag_idx').on(table.tag, table.mediaId)],
);

/** What a document says, for the search. */
export const mediaText = pgTable('media_text', {
  mediaId: uuid()
    .primaryKey()
    .references(() => media.id, { onDelete: 'cascade' }),
  text: text().notNull(),
});

/**
 * Which field of which row names the file by its address, in the working copy and in the live version. A trigger on
 * `entry_content` writes it in the transaction of every change, whoever makes it.
 */
export const mediaUse = pgTable(
  'media_use',
  {
    mediaId: uuid()
      .notNull()
      .references(() => media.id),
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    copy: mediaCopy().notNull(),
    field: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.entryId, table.locale, table.copy, table.field] }),
    index('media_use_entry_idx').on(table.entryId, table.locale),
  ],
);
