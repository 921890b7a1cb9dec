import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { type Handle, migrationsFolder } from './handle.ts';
import * as schema from './schema/index.ts';

export function openPostgres(url: string): Handle {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // An idle connection that the server closes is replaced by the next query; unheard, it would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    kind: 'postgres',
    db,
    migrate: () => migrate(db, { migrationsFolder }),
    close: () => pool.end(),
  };
}
