import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { MigrationNotes } from './registry.ts';
import type * as schema from './schema/index.ts';

/** The database or a transaction of it, whichever engine is behind. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

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
