import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, localeEnum, primaryId } from './columns.ts';
import { entry, entryVersion } from './content.ts';
import { user } from './session.ts';

/** `open`: being gathered, without a time. */
export const releaseState = pgEnum('release_state', ['open', 'scheduled', 'done', 'failed', 'cancelled']);
export const releaseAction = pgEnum('release_action', ['publish', 'unpublish']);

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
  },
  (table) => [
    index('release_due_idx').on(table.state, table.runAt),
    index('release_time_idx').on(table.runAt, table.id),
    check(
      'release_scheduled',
      sql`${table.state} <> 'scheduled' or (${table.runAt} is not null and ${table.scheduledBy} is not null)`,
    ),
    check('release_failure', sql`(${table.state} = 'failed') = (${table.failure} is not null)`),
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
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.entryId, table.locale] }),
    foreignKey({
      name: 'release_change_version_fk',
      columns: [table.entryId, table.locale, table.version],
      foreignColumns: [entryVersion.entryId, entryVersion.locale, entryVersion.number],
    }),
    index('release_change_entry_idx').on(table.entryId, table.locale),
    check('release_change_version', sql`(${table.action} = 'publish') = (${table.version} is not null)`),
  ],
);
