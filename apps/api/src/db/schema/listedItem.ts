import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { localeEnum, sortKey } from './columns.ts';
import { entry } from './content.ts';

/**
 * What the public lists of a language hold, in their order. Triggers write it (see `refresh_listed_item`); the schema
 * `as_of` has it for a moment.
 */
export const listedItem = pgTable(
  'listed_item',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    /** Of the row that stands in it: the base language where a translation is missing. */
    shown: localeEnum().notNull(),
    type: text().notNull(),
    facet: text().notNull(),
    fund: text().notNull(),
    /** The value that the type is sorted by, then the title; ascending in every list. */
    position: sortKey().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.locale] }),
    index('listed_item_type_idx').on(table.type, table.locale, table.position, table.entryId),
    index('listed_item_facet_idx').on(table.type, table.locale, table.facet, table.position, table.entryId),
    index('listed_item_fund_idx').on(table.type, table.locale, table.fund, table.position, table.entryId),
  ],
);
