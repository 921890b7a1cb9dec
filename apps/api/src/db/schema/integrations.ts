import type { ContentTypeName, WebhookEvent } from '@fundfront/content-model';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.ts';
import { user } from './session.ts';

/** Revoked ones stay: the log names them. */
export const readToken = pgTable(
  'read_token',
  {
    id: primaryId(),
    name: text().notNull(),
    prefix: text().notNull(),
    /** SHA-256 in hexadecimal. */
    hash: text().notNull().unique('read_token_hash_unique'),
    types: text().array().$type<ContentTypeName[]>().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull(),
    createdBy: uuid().references(() => user.id),
    lastUsedAt: instant(),
    revokedAt: instant(),
  },
  (table) => [
    check('read_token_hash', sql`${table.hash} ~ '^[0-9a-f]{64}$'`),
    check('read_token_types', sql`cardinality(${table.types}) > 0`),
  ],
);

export const webhook = pgTable(
  'webhook',
  {
    id: primaryId(),
    name: text().notNull(),
    url: text().notNull(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    /** All types where it is empty. */
    types: text().array().$type<ContentTypeName[]>().notNull(),
    /** Sealed for this row. */
    secret: text().notNull(),
    enabled: boolean().notNull().default(true),
    offBecause: text().$type<'person' | 'failing'>(),
    failingSince: instant(),
    /** Deliveries given up since the last that arrived. */
    lost: integer().notNull().default(0),
    createdAt: instant().notNull(),
    createdBy: uuid().references(() => user.id),
  },
  (table) => [
    check('webhook_url', sql`${table.url} ~ '^https?://'`),
    check('webhook_events', sql`cardinality(${table.events}) > 0`),
    check('webhook_off', sql`${table.enabled} = (${table.offBecause} is null)`),
  ],
);

export const deliveryState = pgEnum('delivery_state', ['waiting', 'delivered', 'failed']);

/** Written in the transaction of its cause. Its id is what receivers know it by, at each attempt. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: primaryId(),
    webhookId: uuid()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    body: text().notNull(),
    state: deliveryState().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    createdAt: instant().notNull(),
    /** While an attempt runs, the time after which another process may take it over. */
    nextAttemptAt: instant(),
    lastAttemptAt: instant(),
    durationMs: integer(),
    responseStatus: integer(),
    responseBody: text(),
    error: text(),
  },
  (table) => [
    check('webhook_delivery_waits', sql`(${table.state} = 'waiting') = (${table.nextAttemptAt} is not null)`),
    index('webhook_delivery_log_idx').on(table.webhookId, table.createdAt, table.id),
    index('webhook_delivery_due_idx').on(table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
  ],
);
