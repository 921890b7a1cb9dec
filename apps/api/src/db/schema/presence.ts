import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, localeEnum } from './columns.ts';
import { entry } from './content.ts';
import { user } from './session.ts';

/** Who has which entry open. A row counts for seconds after its last call. */
export const presence = pgTable(
  'presence',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    field: text(),
    since: instant().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.entryId, table.userId] }), index('presence_seen_idx').on(table.seenAt)],
);
