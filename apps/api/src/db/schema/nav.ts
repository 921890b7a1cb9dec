import type { ImportReport } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, instant, pricedColumns, primaryId } from './columns.ts';
import { entry } from './content.ts';
import { user } from './session.ts';

export const returnBasis = pgEnum('return_basis', ['annualised', 'absolute']);
export const importState = pgEnum('import_state', ['waiting', 'approved', 'rejected']);

/**
 * Nothing of an import is in the other tables before a second person approves; a trigger refuses the maker while
 * another person may approve, and any change of what was decided.
 */
export const navImport = pgTable(
  'nav_import',
  {
    id: primaryId(),
    madeBy: uuid()
      .notNull()
      .references(() => user.id),
    madeAt: instant().notNull(),
    samples: text().$type<'keep' | 'replace'>().notNull(),
    report: jsonb().$type<ImportReport>().notNull(),
    state: importState().notNull().default('waiting'),
    decidedBy: uuid().references(() => user.id),
    decidedAt: instant(),
  },
  (table) => [
    check('nav_import_decided', sql`(${table.state} = 'waiting') = (${table.decidedBy} is null)`),
    check('nav_import_decided_at', sql`(${table.decidedBy} is null) = (${table.decidedAt} is null)`),
    check('nav_import_samples', sql`${table.samples} in ('keep', 'replace')`),
    index('nav_import_list_idx').on(table.madeAt, table.id),
  ],
);

export const navImportFile = pgTable(
  'nav_import_file',
  {
    importId: uuid()
      .notNull()
      .references(() => navImport.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    sha256: text().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** The announced price that holds for a day, from `nav_announcement`. Never computed, never rounded. */
export const navPrice = pgTable(
  'nav_price',
  {
    ...pricedColumns(),
    validityDate: date({ mode: 'string' }).notNull(),
    nav: numeric({ precision: 20, scale: 4 }).notNull(),
    offer: numeric({ precision: 20, scale: 4 }),
    redemption: numeric({ precision: 20, scale: 4 }),
    source: text().notNull(),
    importId: uuid().references(() => navImport.id),
    /** Where it was announced; a trigger compares the two. Null for samples, and for what was there before the ledger. */
    announcementId: uuid(),
    recordedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.fundId, table.validityDate] }),
    foreignKey({
      name: 'nav_price_fund_fk',
      columns: [table.fundId, table.fundType],
      foreignColumns: [entry.id, entry.type],
    }).onDelete('cascade'),
    check(
      'nav_price_benchmark',
      sql`${table.fundType} = 'fund' or (${table.fundType} = 'benchmark'
        and num_nonnulls(${table.offer}, ${table.redemption}) = 0)`,
    ),
    check('nav_price_nav', sql`${table.nav} > 0`),
    check('nav_price_offer', sql`${table.offer} > 0`),
    check('nav_price_redemption', sql`${table.redemption} > 0`),
    check('nav_price_redemption_within_offer', sql`${table.redemption} <= ${table.offer}`),
    index('nav_price_date_idx').on(table.validityDate),
  ],
);

export const fundReturn = pgTable(
  'fund_return',
  {
    fundId: uuid().notNull(),
    fundType: text().notNull().generatedAlwaysAs(sql`'fund'`),
    asOf: date({ mode: 'string' }).notNull(),
    basis: returnBasis().notNull(),
    /** Per cent as text, by the period of `returnPeriods`, as far as the source announces them. */
    figures: jsonb().$type<Record<string, string>>().notNull(),
    source: text().notNull(),
    importId: uuid().references(() => navImport.id),
    /** A trigger moves it on with every correction. */
    recordedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.fundId, table.asOf] }),
    foreignKey({
      name: 'fund_return_fund_fk',
      columns: [table.fundId, table.fundType],
      foreignColumns: [entry.id, entry.type],
    }).onDelete('cascade'),
  ],
);
