import { type EntryData, limits } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, localeEnum } from './columns.ts';
import { entry } from './content.ts';
import { user } from './session.ts';

/** What a person has typed and not saved. Only that person sees it, and saving removes it. */
export const autosave = pgTable(
  'autosave',
  {
    userId: uuid()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Of the entry; for one that was never saved, chosen by the browser. */
    id: uuid().notNull(),
    locale: localeEnum().notNull(),
    entryId: uuid().references(() => entry.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    parentId: uuid().references(() => entry.id, { onDelete: 'set null' }),
    version: integer().notNull(),
    title: text().notNull(),
    data: jsonb().$type<EntryData>().notNull(),
    /** Chosen by the tab that sent the text. Nothing is stored over a revision that its sender has not seen. */
    revision: uuid().notNull().defaultRandom(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id, table.locale] }),
    index('autosave_list_idx').on(table.userId, table.updatedAt),
    index('autosave_purge_idx').on(table.updatedAt),
    index('autosave_entry_idx').on(table.entryId),
    check('autosave_of_entry', sql`${table.entryId} = ${table.id}`),
    check('autosave_version', sql`${table.version} >= 0 and (${table.entryId} is not null or ${table.version} = 0)`),
    check('autosave_bytes', sql`octet_length(${table.data}::text) <= ${sql.raw(String(2 * limits.autosaveBytes))}`),
  ],
);
