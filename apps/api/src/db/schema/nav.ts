import { date, index, jsonb, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { entry } from './content.ts';

/** Announced prices of a fund on a validity date; never computed, never rounded. */
export const navPrice = pgTable(
  'nav_price',
  {
    fundId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    validityDate: date({ mode: 'string' }).notNull(),
    nav: numeric({ precision: 20, scale: 4 }).notNull(),
    offer: numeric({ precision: 20, scale: 4 }),
    redemption: numeric({ precision: 20, scale: 4 }),
    source: text().notNull(),
    recordedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.fundId, table.validityDate] }),
    index('nav_price_date_idx').on(table.validityDate),
  ],
);

/** Returns of a fund as they were published, by period, with their basis. */
export const fundReturn = pgTable(
  'fund_return',
  {
    fundId: uuid()
      .notNull()
      .references(() => entry.id, { onDelete: 'cascade' }),
    asOf: date({ mode: 'string' }).notNull(),
    basis: text().$type<'annualised' | 'absolute'>().notNull(),
    /** Per cent as text, by period: ytd, mtd, d1, d30, d90, d365, y2, y3. */
    figures: jsonb().$type<Record<string, string>>().notNull(),
    source: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fundId, table.asOf] })],
);
