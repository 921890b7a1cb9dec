import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema/index.ts';

/** The database or a transaction of it, whichever engine is behind. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface Handle {
  readonly db: Db;
  readonly kind: 'pglite' | 'postgres';
  migrate(): Promise<void>;
  close(): Promise<void>;
}

export const migrationsFolder = path.resolve(import.meta.dirname, 'migrations');

/**
 * Opens PostgreSQL at `url`, else the embedded database in `dataDir` (`memory`: one that is forgotten).
 * Refuses an embedded folder that another process has open.
 */
export async function openDb(options: { url?: string | undefined; dataDir: string | 'memory' }): Promise<Handle> {
  if (options.url) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(options.url);
  }
  const { openPglite } = await import('./pglite.ts');
  if (options.dataDir === 'memory') return openPglite(undefined);
  const folder = path.join(options.dataDir, 'pg');
  mkdirSync(folder, { recursive: true });
  return openPglite(folder);
}
