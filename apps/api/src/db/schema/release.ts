import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, localeEnum, primaryId } from './columns.ts';
import { entry, entryVersion } from './content.ts';
import { user } from './session.ts';

/** `open`: being gathered, without a time. */
export const releaseState = pgEnum('release_state', ['open', 'scheduled', 'done', 'failed', 'cancelled']);
export const releaseAction = pgEnum('release_action', ['publish', 'unpublish']);
export const revertState = pgEnum('revert_state', ['planned', 'done', 'failed']);
/** `held`: somebody changed it meanwhile, so that a person decides; `kept`: decided to stay as it is. */
export const revertOutcome = pgEnum('revert_outcome', ['reverted', 'held', 'kept']);

/** Changes that go live at one instant, all or none. One without a title is the schedule of a single entry. */
export const release = pgTable(
  'release',
  {
    id: primaryId(),
    title: text(),
    runAt: instant(),
    state: releaseState().notNull().default('open'),
    createdBy: uuid()
      .notNull()
      .references(() => user.id),
    createdAt: instant().notNull(),
    /** Who set the time: the publisher of what goes live. */
    scheduledBy: uuid().references(() => user.id),
    finishedAt: instant(),
    /** Why nothing went live, for people. */
    failure: text(),
    /** Somebody has seen the failure. */
    acknowledgedAt: instant(),
    /** When all of it goes back to what was live before it; null where it stays. */
    revertAt: instant(),
    revertState: revertState(),
    revertBy: uuid().references(() => user.id),
    revertFinishedAt: instant(),
    /** Why nothing went back, for people. */
    revertFailure: text(),
    /** The instant that people were reminded of: another one is a reminder of its own. */
    remindedFor: instant(),
  },
  (table) => [
    index('release_due_idx').on(table.state, table.runAt),
    index('release_time_idx').on(table.runAt, table.id),
    index('release_revert_idx').on(table.revertState, table.revertAt),
    check(
      'release_scheduled',
      sql`${table.state} <> 'scheduled' or (${table.runAt} is not null and ${table.scheduledBy} is not null)`,
    ),
    check('release_failure', sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
    check(
      'release_revert',
      sql`(${table.revertAt} is null) = (${table.revertState} is null) and (${table.revertAt} is null) = (${table.revertBy} is null)`,
    ),
    check('release_revert_later', sql`${table.revertAt} > ${table.runAt}`),
    check(
      'release_revert_failure',
      sql`(${table.revertFailure} is not null) = coalesce(${table.revertState} = 'failed', false)`,
    ),
  ],
);

export const releaseChange = pgTable(
  'release_change',
  {
    releaseId: uuid()
      .notNull()
      .references(() => release.id, { onDelete: 'cascade' }),
    entryId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    locale: localeEnum().notNull(),
    action: releaseAction().notNull(),
    /** Null for `unpublish`. */
    version: integer(),
    /** Null until the release has gone back. */
    revertOutcome: revertOutcome(),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.entryId, table.locale] }),
    foreignKey({
      name: 'release_change_version_fk',
      columns: [table.entryId, table.locale, table.version],
      foreignColumns: [entryVersion.entryId, entryVersion.locale, entryVersion.number],
    }),
    index('release_change_entry_idx').on(table.entryId, table.locale),
    index('release_change_held_idx').on(table.releaseId).where(sql`${table.revertOutcome} = 'held'`),
    check('release_change_version', sql`(${table.action} = 'publish') = (${table.version} is not null)`),
  ],
);

/** Somebody who may approve a change agreed that it goes back at this very time. Only inserted. */
export const revertApproval = pgTable(
  'revert_approval',
  {
    id: primaryId(),
    releaseId: uuid().notNull(),
    entryId: uuid().notNull(),
    locale: localeEnum().notNull(),
    revertAt: instant().notNull(),
    approvedBy: uuid()
      .notNull()
      .references(() => user.id),
    approvedAt: instant().notNull(),
    /** Written by the trigger: nobody else could have approved. */
    single: boolean().notNull().default(false),
  },
  (table) => [
    foreignKey({
      name: 'revert_approval_change_fk',
      columns: [table.releaseId, table.entryId, table.locale],
      foreignColumns: [releaseChange.releaseId, releaseChange.entryId, releaseChange.locale],
    }).onDelete('cascade'),
    unique('revert_approval_unique').on(table.releaseId, table.entryId, table.locale, table.revertAt),
  ],
);
