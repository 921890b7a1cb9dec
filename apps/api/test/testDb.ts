import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import { type Db, type Handle, openDb } from '../src/db/client.ts';
import { rowsOf } from '../src/db/rowsOf.ts';
import { createDatabase, dropDatabase } from './databaseServer.ts';

export interface TestDb extends Handle {
  asOwner<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

async function openEmbedded(image: string): Promise<TestDb> {
  const handle = await openDb({ dataDir: 'memory', image: new Blob([readFileSync(image)]) });
  return {
    ...handle,
    async asOwner(work) {
      const [before] = await rowsOf<{ role: string }>(handle.db, sql`show role`);
      await handle.db.execute(sql`reset role`);
      try {
        return await work(handle.db);
      } finally {
        await handle.db.execute(sql`set role ${sql.identifier(before?.role ?? 'none')}`);
      }
    },
  };
}

async function openOnServer(server: string, template?: string): Promise<TestDb> {
  const { name, url } = await createDatabase(server, template);
  const handle = await openDb({ url, dataDir: 'memory' });
  return {
    ...handle,
    async asOwner(work) {
      const owner = await openDb({ url, dataDir: 'memory' });
      try {
        return await work(owner.db);
      } finally {
        await owner.close();
      }
    },
    async close() {
      await handle.close();
      await dropDatabase(server, name);
    },
  };
}

export function openEmptyDb(): Promise<TestDb> {
  const prepared = inject('prepared');
  return prepared.kind === 'server' ? openOnServer(prepared.server) : openEmbedded(prepared.empty);
}

export async function openTestDb(): Promise<TestDb> {
  const prepared = inject('prepared');
  const handle = await (prepared.kind === 'server'
    ? openOnServer(prepared.server, prepared.migrated)
    : openEmbedded(prepared.migrated));
  await handle.migrate();
  return handle;
}
