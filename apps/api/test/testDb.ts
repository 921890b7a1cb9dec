import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inject } from 'vitest';
import { type Db, type Handle, openDb } from '../src/db/client.ts';
import { rowsOf } from '../src/db/rowsOf.ts';

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDb extends Handle {
  asOwner<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
}

async function openEmbedded(): Promise<TestDb> {
  const handle = await openDb({ dataDir: 'memory', image: new Blob([readFileSync(inject('emptyDatabase'))]) });
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

async function openOnServer(server: string): Promise<TestDb> {
  const name = `ff_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const handle = await openDb({ url: url.href, dataDir: 'memory' });
  return {
    ...handle,
    async asOwner(work) {
      const owner = await openDb({ url: url.href, dataDir: 'memory' });
      try {
        return await work(owner.db);
      } finally {
        await owner.close();
      }
    },
    async close() {
      await handle.close();
      await onServer(server, `drop database if exists ${name} with (force)`);
    },
  };
}

export function openEmptyDb(): Promise<TestDb> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openOnServer(server) : openEmbedded();
}

export async function openTestDb(): Promise<TestDb> {
  const handle = await openEmptyDb();
  await handle.migrate();
  return handle;
}
