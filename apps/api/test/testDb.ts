import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { type Handle, openDb } from '../src/db/client.ts';
import { createDatabase, dropDatabase } from './databaseServer.ts';

export type TestDb = Handle;

const openEmbedded = (image: string): Promise<TestDb> =>
  openDb({ dataDir: 'memory', image: new Blob([readFileSync(image)]) });

async function openOnServer(server: string, template?: string): Promise<TestDb> {
  const { name, url } = await createDatabase(server, template);
  const handle = await openDb({ url, dataDir: 'memory' });
  return {
    ...handle,
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
