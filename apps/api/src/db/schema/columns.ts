import { locales } from '@fundfront/content-model';
import { customType, pgEnum, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const primaryId = () => uuid().primaryKey().defaultRandom();

export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A fund, or a benchmark: its values are entered, announced and corrected as prices are, and stand in the same tables. */
export const pricedColumns = () => ({
  fundId: uuid().notNull(),
  fundType: text({ enum: ['fund', 'benchmark'] })
    .notNull()
    .default('fund'),
});

export const localeEnum = pgEnum('locale', locales);

/** Byte by byte, so that every database orders alike. */
export const sortKey = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Of GIN indexes: each search would read through what was not sorted in yet, for ever where nothing vacuums. */
export const withoutPendingList = { fastupdate: false };
