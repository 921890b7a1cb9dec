import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.ts';
import { user } from './session.ts';

export const media = pgTable('media', {
  id: primaryId(),
  /** Made by the server: hash of the content and its true ending. */
  name: text().notNull().unique(),
  originalName: text().notNull(),
  mediaType: text().notNull(),
  bytes: integer().notNull(),
  width: integer(),
  height: integer(),
  createdAt: instant().notNull().defaultNow(),
  createdBy: uuid().references(() => user.id),
});
