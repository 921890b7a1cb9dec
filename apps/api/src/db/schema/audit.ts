import { sql } from 'drizzle-orm';
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
    /** Digest of the rows of `audit_content` that this one vouches for; null for none. */
    content: text(),
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

/**
 * What versions, publications, approvals, overrides, imported files and announcements were when they were written: a row
 * for each statement, by triggers. The next row of the audit vouches for it. The view `audit_evidence` says what they are.
 */
export const auditContent = pgTable(
  'audit_content',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of the row of the audit; null until there is one. */
    position: bigint({ mode: 'number' }),
    /** Name of the table. */
    source: text().notNull(),
    /** Of its rows, as the view names them. */
    keys: text().array().notNull(),
    /** SHA-256 of each of these rows, in the order of the keys. */
    hashes: text().array().notNull(),
  },
  (table) => [
    index('audit_content_position_idx').on(table.position),
    index('audit_content_open_idx').on(table.id).where(sql`${table.position} is null`),
  ],
);
