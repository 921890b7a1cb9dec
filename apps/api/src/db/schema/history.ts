import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, localeEnum } from './columns.ts';
import { entry, pathRole } from './content.ts';
import { returnBasis } from './nav.ts';

/*
 * What the public could see at each moment. Triggers alone write these tables, in the transaction of every change and
 * whoever makes it; the views of the schema `as_of` read them (see `keep_live_version_history`). The open span, without an end, is
 * what holds now.
 */

const span = () => ({ validFrom: instant().notNull(), validTo: instant() });

const entryId = () =>
  uuid()
    .notNull()
    .references(() => entry.id, { onDelete: 'cascade' });

/** Which version of each language was live. */
export const liveVersionHistory = pgTable(
  'live_version_history',
  {
    entryId: entryId(),
    locale: localeEnum().notNull(),
    version: integer().notNull(),
    publishedAt: instant(),
    ...span(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.locale, table.validFrom] }),
    uniqueIndex('live_version_history_open_idx').on(table.entryId, table.locale).where(sql`${table.validTo} is null`),
    index('live_version_history_from_idx').on(table.validFrom),
    index('live_version_history_to_idx').on(table.validTo),
  ],
);

/** Where each entry stood in its tree or menu. */
export const entryPlaceHistory = pgTable(
  'entry_place_history',
  { entryId: entryId(), parentId: uuid(), sort: integer().notNull(), ...span() },
  (table) => [
    primaryKey({ columns: [table.entryId, table.validFrom] }),
    uniqueIndex('entry_place_history_open_idx').on(table.entryId).where(sql`${table.validTo} is null`),
    index('entry_place_history_parent_idx').on(table.parentId),
  ],
);

export const livePathHistory = pgTable(
  'live_path_history',
  {
    locale: localeEnum().notNull(),
    path: text().notNull(),
    entryId: entryId(),
    role: pathRole().notNull(),
    ...span(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.path, table.validFrom] }),
    uniqueIndex('live_path_history_open_idx').on(table.locale, table.path).where(sql`${table.validTo} is null`),
    index('live_path_history_entry_idx').on(table.entryId),
  ],
);

export const redirectRuleHistory = pgTable(
  'redirect_rule_history',
  {
    ruleId: uuid().notNull(),
    fromPath: text().notNull(),
    toPath: text().notNull(),
    permanent: boolean().notNull(),
    endsOn: date(),
    ...span(),
  },
  (table) => [
    primaryKey({ columns: [table.ruleId, table.validFrom] }),
    uniqueIndex('redirect_rule_history_open_idx').on(table.ruleId).where(sql`${table.validTo} is null`),
    index('redirect_rule_history_path_idx').on(table.fromPath),
  ],
);

/** Prices that were corrected or removed; those that hold are in `nav_price`. Without a reference: it outlives a fund. */
export const navPriceHistory = pgTable(
  'nav_price_history',
  {
    fundId: uuid().notNull(),
    validityDate: date({ mode: 'string' }).notNull(),
    nav: numeric({ precision: 20, scale: 4 }).notNull(),
    offer: numeric({ precision: 20, scale: 4 }),
    redemption: numeric({ precision: 20, scale: 4 }),
    source: text().notNull(),
    importId: uuid(),
    recordedAt: instant().notNull(),
    replacedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fundId, table.validityDate, table.replacedAt] })],
);

/** As {@link navPriceHistory}, for returns. */
export const fundReturnHistory = pgTable(
  'fund_return_history',
  {
    fundId: uuid().notNull(),
    asOf: date({ mode: 'string' }).notNull(),
    basis: returnBasis().notNull(),
    figures: jsonb().$type<Record<string, string>>().notNull(),
    source: text().notNull(),
    importId: uuid(),
    recordedAt: instant().notNull(),
    replacedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fundId, table.asOf, table.replacedAt] })],
);
