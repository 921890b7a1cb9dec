import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { type Handle, migrationsFolder } from './handle.ts';
import { lockFolder } from './lockFolder.ts';
import * as schema from './schema/index.ts';

/**
 * @param folder must exist; without one the database lives in memory
 * @param image the dumped folder of an empty database, to begin with: four times as fast as to make one
 */
export async function openPglite(folder: string | undefined, image?: Blob): Promise<Handle> {
  const release = folder === undefined ? () => {} : await lockFolder(folder);
  const client = await PGlite.create(folder, { extensions: { pg_trgm, citext }, ...(image && { loadDataDir: image }) });
  const db = drizzle(client, { schema, casing: 'snake_case' });
  return {
    kind: 'pglite',
    db,
    migrate: () => migrate(db, { migrationsFolder }),
    async close() {
      await client.close();
      release();
    },
  };
}
