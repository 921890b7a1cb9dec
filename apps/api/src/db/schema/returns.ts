import { sql } from 'drizzle-orm';
import { check, date, foreignKey, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { entry } from './content.ts';

/**
 * What the product computed from announced prices and payouts, when they were announced; of each fund as of its latest
 * price. Requests read it and compute nothing.
 */
export const computedReturn = pgTable(
  'computed_return',
  {
    fundId: uuid().notNull(),
    fundType: text().notNull().generatedAlwaysAs(sql`'fund'`),
    asOf: date({ mode: 'string' }).notNull(),
    /** One of `returnPeriods`, or a complete year: `fy2026` the fiscal one that ends in 2026, `cy2025`. */
    period: text().notNull(),
    /** The day at whose end the period begins, and the day of the start NAV: the last on or before it. */
    fromDay: date({ mode: 'string' }).notNull(),
    baseDay: date({ mode: 'string' }).notNull(),
    /** Per cent. */
    percent: numeric({ precision: 20, scale: 2 }).notNull(),
    basis: text({ enum: ['annualised', 'absolute', 'cagr'] }).notNull(),
    /** Compound annual rate beside an absolute return over more than a year, per cent. */
    cagr: numeric({ precision: 20, scale: 2 }),
    /** Of the fund's benchmark from the same start to the same end, on the same basis, per cent. */
    benchmark: numeric({ precision: 20, scale: 2 }),
    recordedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fundId, table.asOf, table.period] }),
    foreignKey({
      name: 'computed_return_fund_fk',
      columns: [table.fundId, table.fundType],
      foreignColumns: [entry.id, entry.type],
    }).onDelete('cascade'),
    check('computed_return_basis', sql`${table.basis} in ('annualised', 'absolute', 'cagr')`),
    check('computed_return_cagr', sql`${table.cagr} is null or ${table.basis} = 'absolute'`),
    check('computed_return_days', sql`${table.baseDay} <= ${table.fromDay} and ${table.fromDay} < ${table.asOf}`),
  ],
);
