import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { entry } from './content.ts';

/** Of each content that the file store was given; its name there has only the first half of the hash. */
export const mediaHash = pgTable('media_hash', { object: text().primaryKey(), sha256: text().notNull() }, (table) => [
  check(
    'media_hash_sha256',
    sql`${table.sha256} ~ '^[0-9a-f]{64}$' and left(${table.sha256}, 32) = split_part(${table.object}, '.', 1)`,
  ),
  index('media_hash_sha256_idx').on(table.sha256),
]);

/**
 * Every file that was ever public as a document. Triggers alone write it, in the transaction of every publication and
 * every replacement of a file. Without an end: what the public sees now.
 */
export const documentFile = pgTable(
  'document_file',
  {
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    /** What the file store calls the content. */
    object: text().notNull(),
    /** Of the base language, the last that showed it. */
    version: integer().notNull(),
    publishedAt: instant().notNull(),
    endedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.object] }),
    index('document_file_object_idx').on(table.object),
    uniqueIndex('document_file_open_idx').on(table.entryId).where(sql`${table.endedAt} is null`),
  ],
);
