import type { Locale } from '@fundfront/content-model';
import { alertDeliveryStates, alertKinds } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.ts';
import { entry } from './content.ts';
import { subscriber } from './forms.ts';
import { user } from './session.ts';

export const alertKind = pgEnum('alert_kind', alertKinds);
export const alertState = pgEnum('alert_state', ['running', 'paused', 'done']);
export const alertDeliveryState = pgEnum('alert_delivery_state', alertDeliveryStates);

/** A mail without what belongs to one subscriber: that follows it. */
export interface AlertMail {
  subject: string;
  html: string;
  text: string;
}

export interface AlertSubject {
  /** Of a correction: rows of the ledger. */
  announcements?: string[];
  /** Of prices: names of the funds that had none when the mail was made. */
  missing?: string[];
  /** Of a correction or a report: what the list says of it. */
  about?: string;
  /** Why it ended without a mail. */
  nothing?: string;
}

export interface AlertTotals {
  to: number;
  sent: number;
  refused: number;
  skipped: number;
  waiting: number;
}

/** One mail to all who asked for its kind. */
export const alertRun = pgTable(
  'alert_run',
  {
    id: primaryId(),
    kind: alertKind().notNull(),
    /** What may be mailed once: the day, the document, the corrections. */
    key: text().notNull(),
    day: date({ mode: 'string' }),
    documentId: uuid().references(() => entry.id, { onDelete: 'set null' }),
    subject: jsonb().$type<AlertSubject>().notNull().default({}),
    /** As sent. Null until it begins, and after a correction: what is left is then made anew. */
    mails: jsonb().$type<Record<Locale, AlertMail>>(),
    state: alertState().notNull().default('running'),
    createdAt: instant().notNull(),
    notBefore: instant().notNull(),
    /** Until when it waits for funds that are missing. */
    latestAt: instant(),
    startedAt: instant(),
    /** Every receiver has a delivery. */
    collectedAt: instant(),
    finishedAt: instant(),
    pausedAt: instant(),
    pausedBy: uuid().references(() => user.id),
    /** Counted when it ended: its deliveries are removed after a while. */
    totals: jsonb().$type<AlertTotals>(),
  },
  (table) => [
    check('alert_run_paused', sql`(${table.state} = 'paused') = (${table.pausedAt} is not null)`),
    check('alert_run_done', sql`(${table.state} = 'done') = (${table.finishedAt} is not null)`),
    check('alert_run_collected', sql`${table.collectedAt} is null or ${table.startedAt} is not null`),
    uniqueIndex('alert_run_key_idx').on(table.kind, table.key),
    index('alert_run_list_idx').on(table.createdAt, table.id),
    index('alert_run_open_idx').on(table.notBefore).where(sql`${table.state} = 'running'`),
  ],
);

/** The receipt of one subscriber for one run. Both together are the identity of the mail, however often it is tried. */
export const alertDelivery = pgTable(
  'alert_delivery',
  {
    runId: uuid()
      .notNull()
      .references(() => alertRun.id, { onDelete: 'cascade' }),
    subscriberId: uuid()
      .notNull()
      .references(() => subscriber.id, { onDelete: 'cascade' }),
    state: alertDeliveryState().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: instant().notNull(),
    /** In the words of the mail server. */
    lastError: text(),
    /** Refused for good, rather than for too long. */
    permanent: boolean().notNull().default(false),
    sentAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.subscriberId] }),
    check('alert_delivery_sent', sql`(${table.state} = 'sent') = (${table.sentAt} is not null)`),
    index('alert_delivery_due_idx').on(table.runId, table.nextAttemptAt).where(sql`${table.state} = 'waiting'`),
    index('alert_delivery_subscriber_idx').on(table.subscriberId),
  ],
);
