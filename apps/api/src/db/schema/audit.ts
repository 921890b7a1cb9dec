import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.ts';

/** Insert only; each row carries the hash of the one before it. */
export const audit = pgTable(
  'audit',
  {
    id: primaryId(),
    position: bigint({ mode: 'number' }).notNull().unique(),
    at: instant().notNull(),
    userId: uuid(),
    who: text().notNull(),
    action: text().notNull(),
    type: text(),
    entryId: uuid(),
    locale: text(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [
    index('audit_at_idx').on(table.at),
    index('audit_entry_idx').on(table.entryId),
    index('audit_user_idx').on(table.userId, table.position),
    index('audit_action_idx').on(table.action, table.position),
  ],
);
