import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgEnum, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, primaryId } from './columns.ts';
import { user } from './session.ts';

export const addressOutcome = pgEnum('address_outcome', ['missed', 'redirected']);
export const addressSource = pgEnum('address_source', ['search', 'own', 'elsewhere', 'typed', 'machine']);

/** A trigger refuses a rule that leads to another rule: a visitor is forwarded once. */
export const redirectRule = pgTable(
  'redirect_rule',
  {
    id: primaryId(),
    /** Public, with its language prefix and decoded; `/*` at its end stands for everything below. */
    fromPath: text().notNull().unique('redirect_rule_from_path_unique'),
    /** A public path or a web address; where both end with `/*`, what is below goes along. */
    toPath: text().notNull(),
    permanent: boolean().notNull().default(true),
    note: text().notNull().default(''),
    /** The last day, in Karachi, on which the rule holds. */
    endsOn: date(),
    createdAt: instant().notNull().defaultNow(),
    createdBy: uuid().references(() => user.id),
  },
  (table) => [
    check('redirect_rule_from', sql`${table.fromPath} ~ '^/[^*?#]*(/\\*)?$' and ${table.fromPath} <> '/'`),
    check('redirect_rule_to', sql`${table.toPath} ~ '^(/([^/]|$)|https?://)'`),
    // Browsers keep a lasting redirect for good.
    check('redirect_rule_ends', sql`${table.endsOn} is null or not ${table.permanent}`),
    check('redirect_rule_elsewhere', sql`${table.fromPath} <> ${table.toPath}`),
    index('redirect_rule_to_idx').on(table.toPath),
  ],
);

/** Counted by day and by the way visitors came; nothing of who they are. */
export const addressHit = pgTable(
  'address_hit',
  {
    outcome: addressOutcome().notNull(),
    /** Public and decoded, without query; of a redirect, what the rule says. */
    path: text().notNull(),
    source: addressSource().notNull(),
    day: date().notNull(),
    hits: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.outcome, table.path, table.source, table.day] }),
    check('address_hit_counts', sql`${table.hits} > 0`),
    index('address_hit_day_idx').on(table.day),
  ],
);

/** Missed addresses that staff decided to leave alone. */
export const ignoredAddress = pgTable('ignored_address', {
  path: text().primaryKey(),
  ignoredAt: instant().notNull().defaultNow(),
  ignoredBy: uuid().references(() => user.id),
});
