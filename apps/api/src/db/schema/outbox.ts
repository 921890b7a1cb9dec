import { index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.ts';

export const outboxTopic = pgEnum('outbox_topic', ['site', 'mail']);

/** Written in the same transaction as its cause. */
export const outbox = pgTable(
  'outbox',
  {
    id: primaryId(),
    topic: outboxTopic().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instant().notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull().defaultNow(),
    deliveredAt: instant(),
    /** Given up: it is not tried again. */
    failedAt: instant(),
    lastError: text(),
  },
  (table) => [index('outbox_due_idx').on(table.topic, table.deliveredAt, table.nextAttemptAt)],
);
