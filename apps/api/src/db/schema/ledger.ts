import { draftStates } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, pricedColumns, primaryId } from './columns.ts';
import { entry } from './content.ts';
import { navImport } from './nav.ts';
import { user } from './session.ts';

export const announcementKind = pgEnum('announcement_kind', ['price', 'no-price', 'payout']);
export const priceDraftState = pgEnum('price_draft_state', draftStates);

const fundColumns = () => ({
  fundId: uuid().notNull(),
  fundType: text().notNull().generatedAlwaysAs(sql`'fund'`),
});

/**
 * What was announced of funds: insert only, a correction is a row that names the one whose place it takes. Triggers refuse
 * an approval by the maker, a day before the fund's inception and any change; they also bring `nav_price` up to date,
 * which nothing else writes but samples.
 */
export const navAnnouncement = pgTable(
  'nav_announcement',
  {
    id: primaryId(),
    ...pricedColumns(),
    kind: announcementKind().notNull(),
    /** A price and the absence of one share the day; a payout is on its ex-date. */
    slot: text().notNull().generatedAlwaysAs(sql`case when kind = 'payout' then 'payout' else 'price' end`),
    day: date({ mode: 'string' }).notNull(),
    nav: numeric({ precision: 20, scale: 4 }),
    offer: numeric({ precision: 20, scale: 4 }),
    redemption: numeric({ precision: 20, scale: 4 }),
    /** Per unit. Zero withdraws an earlier one. */
    payout: numeric({ precision: 20, scale: 6 }),
    /** Why there is no price, or why this corrects another: for visitors. */
    reasonEn: text(),
    reasonUr: text(),
    /** `desk`, or the name of a file. */
    source: text().notNull(),
    fileSha256: text(),
    importId: uuid().references(() => navImport.id),
    madeBy: uuid()
      .notNull()
      .references(() => user.id),
    checkedBy: uuid()
      .notNull()
      .references(() => user.id),
    /** From when on it was known. */
    recordedAt: instant().notNull(),
    corrects: uuid().references((): AnyPgColumn => navAnnouncement.id),
  },
  (table) => [
    foreignKey({
      name: 'nav_announcement_fund_fk',
      columns: [table.fundId, table.fundType],
      foreignColumns: [entry.id, entry.type],
    }),
    check(
      'nav_announcement_kind',
      sql`case ${table.kind} when 'price' then ${table.nav} is not null and ${table.payout} is null
        when 'payout' then ${table.payout} is not null and num_nulls(${table.nav}, ${table.offer}, ${table.redemption}) = 3
        else num_nulls(${table.nav}, ${table.offer}, ${table.redemption}, ${table.payout}) = 4 end`,
    ),
    check(
      'nav_announcement_benchmark',
      sql`${table.fundType} = 'fund' or (${table.fundType} = 'benchmark' and ${table.kind} <> 'payout'
        and num_nonnulls(${table.offer}, ${table.redemption}) = 0)`,
    ),
    check('nav_announcement_above_zero', sql`${table.nav} > 0 and ${table.offer} > 0 and ${table.redemption} > 0`),
    check(
      'nav_announcement_redemption',
      sql`${table.redemption} <= ${table.nav} and ${table.redemption} <= ${table.offer}`,
    ),
    check(
      'nav_announcement_payout',
      sql`${table.payout} >= 0 and (${table.payout} > 0 or ${table.corrects} is not null)`,
    ),
    // Money market funds announce the days of a weekend, and of a holiday after it, in advance. Karachi is UTC+5.
    check(
      'nav_announcement_day',
      sql`${table.kind} = 'no-price' or ${table.day} <= ((${table.recordedAt} at time zone 'UTC') + interval '5 hours')::date + 4`,
    ),
    check(
      'nav_announcement_reason',
      sql`${table.importId} is not null or (${table.kind} <> 'no-price' and ${table.corrects} is null)
        or (${table.reasonEn} <> '' and ${table.reasonUr} <> '' and num_nulls(${table.reasonEn}, ${table.reasonUr}) = 0)`,
    ),
    check('nav_announcement_file', sql`(${table.importId} is null) = (${table.fileSha256} is null)`),
    uniqueIndex('nav_announcement_first_idx')
      .on(table.fundId, table.day, table.slot)
      .where(sql`${table.corrects} is null`),
    uniqueIndex('nav_announcement_corrects_idx').on(table.corrects),
    index('nav_announcement_fund_idx').on(table.fundId, table.slot, table.day),
    index('nav_announcement_recorded_idx').on(table.recordedAt),
  ],
);

/** The payouts that hold, from `nav_announcement`; those of samples are in no ledger. */
export const navPayout = pgTable(
  'nav_payout',
  {
    ...fundColumns(),
    exDay: date({ mode: 'string' }).notNull(),
    amount: numeric({ precision: 20, scale: 6 }).notNull(),
    announcementId: uuid().references(() => navAnnouncement.id),
    recordedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fundId, table.exDay] }),
    foreignKey({
      name: 'nav_payout_fund_fk',
      columns: [table.fundId, table.fundType],
      foreignColumns: [entry.id, entry.type],
    }).onDelete('cascade'),
    check('nav_payout_amount', sql`${table.amount} > 0`),
  ],
);

/** What a maker typed for a fund and a day, until it is announced or discarded. */
export const priceDraft = pgTable(
  'price_draft',
  {
    ...pricedColumns(),
    day: date({ mode: 'string' }).notNull(),
    kind: announcementKind().notNull(),
    /** As typed: whether it can be a price is for the checks to say. */
    nav: text(),
    offer: text(),
    redemption: text(),
    payout: text(),
    reasonEn: text(),
    reasonUr: text(),
    until: date({ mode: 'string' }),
    note: text().notNull().default(''),
    state: priceDraftState().notNull().default('entered'),
    comment: text(),
    madeBy: uuid()
      .notNull()
      .references(() => user.id),
    enteredAt: instant().notNull(),
    submittedAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.fundId, table.day] }),
    foreignKey({
      name: 'price_draft_fund_fk',
      columns: [table.fundId, table.fundType],
      foreignColumns: [entry.id, entry.type],
    }).onDelete('cascade'),
    check(
      'price_draft_benchmark',
      sql`${table.fundType} = 'fund' or (${table.fundType} = 'benchmark'
        and num_nonnulls(${table.offer}, ${table.redemption}, ${table.payout}) = 0)`,
    ),
    check('price_draft_kind', sql`${table.kind} <> 'payout'`),
    check('price_draft_submitted', sql`(${table.state} = 'submitted') = (${table.submittedAt} is not null)`),
    check('price_draft_until', sql`${table.until} >= ${table.day}`),
    index('price_draft_day_idx').on(table.day),
  ],
);

/** Weekdays without business. */
export const holiday = pgTable('holiday', {
  day: date({ mode: 'string' }).primaryKey(),
  nameEn: text().notNull(),
  nameUr: text().notNull(),
});
