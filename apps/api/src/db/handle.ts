import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema/index.ts';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface MigrationNotes {
  /** Rows that broke a new rule; their old content is in the table `migration_repair`. */
  repaired: { table: string; reason: string; rows: number }[];
  undeclaredTypes: string[];
}

export interface Migrated extends MigrationNotes {
  /** Why the API works as the owner of its tables, where the server allows no second role; else null. */
  ownerBecause: string | null;
}

export type JobsDatabase = NonNullable<ConstructorOptions['db']>;

export interface Connections {
  total: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
}

export interface Handle {
  /** Works as the app's role once the database is migrated. */
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  /** Runs as the owner of the tables. Safe to repeat, and by several processes at once. */
  migrate(): Promise<Migrated>;
  /** As the owner of the tables. On the embedded engine all else waits in no queue: nothing may work beside it. */
  asOwner<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
  /** Null on the embedded engine. */
  connections: () => Connections | null;
  /** For the tables of pg-boss, beside the transactions of `db`. */
  jobsDatabase(): Promise<JobsDatabase>;
}

export const migrationsFolder = path.resolve(import.meta.dirname, 'migrations');
