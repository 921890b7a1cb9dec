import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { instant, localeEnum, primaryId, sortKey, withoutPendingList } from './columns.ts';
import { entry } from './content.ts';
import { user } from './session.ts';

/**
 * What lists are sorted and filtered by, a row for each entry and language that a list may be shown in. Triggers write
 * it (see `refresh_entry_list`); `key1` to `key5` hold the columns of the type's list, in their order.
 */
export const entryList = pgTable(
  'entry_list',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    type: text().notNull(),
    trashed: boolean().notNull(),
    parentId: uuid(),
    depth: integer().notNull(),
    treePath: sortKey().notNull(),
    updatedAt: instant().notNull(),
    /** Of all languages. */
    searchText: text().notNull(),
    /** States (`draft`, `ur.draft`), values of fields (`fund.category=…`), what is referred to (`ref=…`), the assignee (`assigned=…`). */
    tokens: text().array().notNull(),
    key1: sortKey().notNull(),
    key2: sortKey().notNull(),
    key3: sortKey().notNull(),
    key4: sortKey().notNull(),
    key5: sortKey().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.locale] }),
    index('entry_list_all_idx').on(table.trashed, table.locale, table.updatedAt, table.entryId),
    index('entry_list_updated_idx').on(table.type, table.trashed, table.locale, table.updatedAt, table.entryId),
    index('entry_list_tree_idx').on(table.type, table.trashed, table.locale, table.treePath, table.entryId),
    index('entry_list_key1_idx').on(table.type, table.trashed, table.locale, table.key1, table.entryId),
    index('entry_list_key2_idx').on(table.type, table.trashed, table.locale, table.key2, table.entryId),
    index('entry_list_key3_idx').on(table.type, table.trashed, table.locale, table.key3, table.entryId),
    index('entry_list_key4_idx').on(table.type, table.trashed, table.locale, table.key4, table.entryId),
    index('entry_list_key5_idx').on(table.type, table.trashed, table.locale, table.key5, table.entryId),
    index('entry_list_parent_idx').on(table.parentId).where(sql`${table.locale} = 'en'`),
    // Filters and words are looked up in one of the rows of an entry: both say the same.
    index('entry_list_tokens_idx')
      .using('gin', table.tokens)
      .with(withoutPendingList)
      .where(sql`${table.locale} = 'en'`),
    index('entry_list_search_idx')
      .using('gin', table.searchText.op('gin_trgm_ops'))
      .with(withoutPendingList)
      .where(sql`${table.locale} = 'en'`),
  ],
);

/** A person's own ways to look at the list of a type: the query of the list's address. */
export const savedView = pgTable(
  'saved_view',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** A content type. */
    list: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [unique('saved_view_name_unique').on(table.userId, table.list, table.name)],
);
