import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.ts';

/** Who did what, insert only; each row carries the hash of the one before it. */
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
  (table) => [index('audit_at_idx').on(table.at), index('audit_entry_idx').on(table.entryId)],
);

/** What must be told to the outside, written in the same transaction as its cause. */
export const outbox = pgTable(
  'outbox',
  {
    id: primaryId(),
    topic: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    deliveredAt: instant(),
    /** Set when it was tried in vain for good: it is not tried again. */
    failedAt: instant(),
    lastError: text(),
  },
  (table) => [index('outbox_due_idx').on(table.topic, table.deliveredAt, table.nextAttemptAt)],
);
