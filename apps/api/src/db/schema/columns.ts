import { locales } from '@fundfront/content-model';
import { customType, pgEnum, timestamp, uuid } from 'drizzle-orm/pg-core';

export const instant = () => timestamp({ withTimezone: true, precision: 3 });

export const primaryId = () => uuid().primaryKey().defaultRandom();

export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

export const localeEnum = pgEnum('locale', locales);
