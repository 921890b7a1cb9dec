import type { FormName, Locale, SubscriptionKind, UploadKind } from '@fundfront/content-model';
import { type SubmissionEventKind, submissionStates } from '@fundfront/content-model/wire';
import { doublePrecision, index, integer, jsonb, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { citext, instant, localeEnum, primaryId, withoutPendingList } from './columns.ts';
import { user } from './session.ts';

export const submissionState = pgEnum('submission_state', submissionStates);
export const subscriberState = pgEnum('subscriber_state', ['pending', 'confirmed', 'ended']);

export const submission = pgTable(
  'submission',
  {
    id: primaryId(),
    form: text().$type<FormName>().notNull(),
    trackingNumber: text().notNull().unique('submission_tracking_number_unique'),
    locale: localeEnum().notNull(),
    name: text().notNull(),
    email: citext().notNull(),
    /** The other fields by name, as text; phone and identity card number are sealed with the privacy secret. */
    answers: jsonb().$type<Record<string, string>>().notNull(),
    state: submissionState().notNull().default('new'),
    note: text().notNull().default(''),
    searchText: text().notNull(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    assigneeId: uuid().references(() => user.id),
    /** When an answer is owed, where the form promises one. */
    dueAt: instant(),
    /** Ascending: what is owed first, then the newest. A trigger writes it. */
    dueOrder: doublePrecision().notNull().default(0),
  },
  (table) => [
    index('submission_list_idx').on(table.form, table.createdAt, table.id),
    index('submission_state_idx').on(table.state, table.createdAt, table.id),
    index('submission_due_idx').on(table.state, table.dueOrder, table.id),
    index('submission_assignee_idx').on(table.assigneeId, table.createdAt, table.id),
    index('submission_email_idx').on(table.email),
    index('submission_search_idx').using('gin', table.searchText.op('gin_trgm_ops')).with(withoutPendingList),
  ],
);

/** What happened to a submission; the app's role may add to it, but not change it. It goes with its submission. */
export const submissionEvent = pgTable(
  'submission_event',
  {
    id: primaryId(),
    submissionId: uuid()
      .notNull()
      .references(() => submission.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    userId: uuid().references(() => user.id),
    who: text().notNull(),
    kind: text().$type<SubmissionEventKind>().notNull(),
    /** A state, a name, a note, the reason of a reveal, the subject of a mail. */
    subject: text().notNull(),
    body: text(),
  },
  (table) => [index('submission_event_idx').on(table.submissionId, table.at)],
);

/** The bytes are in the file store. Without a submission it waits for its form, and is removed after a while. */
export const submissionFile = pgTable(
  'submission_file',
  {
    id: primaryId(),
    name: text().notNull().unique(),
    originalName: text().notNull(),
    mediaType: text().notNull(),
    bytes: integer().notNull(),
    kind: text().$type<UploadKind>().notNull(),
    createdAt: instant().notNull(),
    submissionId: uuid().references(() => submission.id, { onDelete: 'cascade' }),
  },
  (table) => [index('submission_file_idx').on(table.submissionId, table.createdAt)],
);

export const trackingCounter = pgTable('tracking_counter', {
  series: text().primaryKey(),
  last: integer().notNull(),
});

/** A new request by a current subscriber; it applies once the link in their mail confirms it. */
export interface WantedChange {
  name: string;
  city: string;
  phone: string;
  locale: Locale;
  wants: SubscriptionKind[];
}

export const subscriber = pgTable(
  'subscriber',
  {
    id: primaryId(),
    email: citext().notNull(),
    name: text().notNull(),
    city: text().notNull(),
    /** Sealed, as in `submission`; empty where none was given. */
    phone: text().notNull(),
    locale: localeEnum().notNull(),
    wants: jsonb().$type<SubscriptionKind[]>().notNull(),
    state: subscriberState().notNull(),
    /** The latest request; only the link of its mail confirms. */
    requestId: uuid(),
    change: jsonb().$type<WantedChange>(),
    searchText: text().notNull(),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    confirmedAt: instant(),
    endedAt: instant(),
    /** Alerts in a row that the mail server refused for good. */
    refusedRuns: integer().notNull().default(0),
    /** Since when no more alerts are tried: it was refused too often. */
    setAsideAt: instant(),
  },
  (table) => [
    uniqueIndex('subscriber_email_idx').on(table.email),
    index('subscriber_list_idx').on(table.createdAt, table.id),
    index('subscriber_search_idx').using('gin', table.searchText.op('gin_trgm_ops')).with(withoutPendingList),
  ],
);

/** As SHA-256, for as long as the tokens would be valid. */
export const consumedCaptcha = pgTable(
  'consumed_captcha',
  { hash: text().primaryKey(), expiresAt: instant().notNull() },
  (table) => [index('consumed_captcha_idx').on(table.expiresAt)],
);
