import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { localeEnum } from './columns.ts';
import { entry } from './content.ts';

/**
 * Which live text links to which entry. A trigger on `entry_content` writes it in the transaction of every publication,
 * whoever makes it.
 */
export const entryLink = pgTable(
  'entry_link',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    targetId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.locale, table.targetId] }),
    index('entry_link_target_idx').on(table.targetId),
  ],
);
