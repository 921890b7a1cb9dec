import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** The database or a transaction of it, whichever engine is behind. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What a person should know of a migration. */
export interface MigrationNotes {
  /** Rows that broke a new rule; what they were is in the table `migration_repair`. */
  repaired: { table: string; reason: string; rows: number }[];
  /** Types that entries have and the code declares no more. */
  undeclaredTypes: string[];
}

export interface Migrated extends MigrationNotes {
  /** Why the API works as the owner of its tables, where the server allows no second role; null where it does not. */
  ownerBecause: string | null;
}

export interface Handle {
  /** Works as the app's role once the database is migrated. */
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  /** Brings the tables up to date as their owner. Safe to repeat, and by several processes at once. */
  migrate(): Promise<Migrated>;
  close(): Promise<void>;
}

export const migrationsFolder = path.resolve(import.meta.dirname, 'migrations');
