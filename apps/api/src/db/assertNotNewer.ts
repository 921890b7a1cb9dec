import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartupError } from '../startupError.ts';
import { type Db, migrationsFolder } from './handle.ts';
import { rowsOf } from './rowsOf.ts';

/**
 * Migrations only go forward: code that does not know a table of the database would write past its rules.
 * @throws StartupError where a newer version has worked on it
 */
export async function assertNotNewer(db: Db): Promise<void> {
  const table = 'drizzle.__drizzle_migrations';
  const [found] = await rowsOf<{ is: boolean }>(db, sql`select to_regclass(${table}) is not null as is`);
  if (!found?.is) return;
  const [last] = await rowsOf<{ at: string | null }>(
    db,
    sql`select max(created_at)::text as at from drizzle.__drizzle_migrations`,
  );
  const known = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  if (Number(last?.at ?? 0) <= known) return;
  throw new StartupError(
    'A newer version of the product has worked on this database. Start that version, or restore a backup that this one made.',
  );
}
