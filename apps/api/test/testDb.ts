import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { type Handle, openDb } from '../src/db/client.ts';

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A migrated, empty database that nobody else uses; closing it removes it. */
export async function openTestDb(): Promise<Handle> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const handle = await openDb({ dataDir: 'memory', image: new Blob([readFileSync(inject('emptyDatabase'))]) });
    await handle.migrate();
    return handle;
  }
  const name = `ff_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const handle = await openDb({ url: url.href, dataDir: 'memory' });
  await handle.migrate();
  return {
    ...handle,
    async close() {
      await handle.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}
