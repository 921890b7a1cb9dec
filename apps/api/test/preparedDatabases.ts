import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { type Handle, openDb } from '../src/db/client.ts';
import { createDatabase, dropDatabase } from './databaseServer.ts';
import { bundleServer } from './process.ts';

/**
 * Files with a dumped folder, and such a folder as an API works in, or, on a server, the name of a database to copy. Copying
 * takes a fraction of migrating.
 */
export type PreparedDatabases =
  | { kind: 'files'; empty: string; migrated: string; dataDir: string }
  | { kind: 'server'; server: string; migrated: string };

declare module 'vitest' {
  export interface ProvidedContext {
    prepared: PreparedDatabases;
  }
}

async function migrateAndClose(handle: Handle): Promise<void> {
  await handle.migrate();
  await handle.close();
}

async function dump(client: PGlite, file: string): Promise<string> {
  const image = await client.dumpDataDir('none');
  await client.close();
  writeFileSync(file, new Uint8Array(await image.arrayBuffer()));
  return file;
}

async function onServer(project: TestProject, server: string): Promise<() => Promise<void>> {
  const { name, url } = await createDatabase(server);
  await migrateAndClose(await openDb({ url, dataDir: 'memory' }));
  project.provide('prepared', { kind: 'server', server, migrated: name });
  return () => dropDatabase(server, name);
}

async function asFiles(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fundfront-prepared-'));
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  const empty = await dump(await PGlite.create(), path.join(folder, 'empty.tar'));
  await migrateAndClose(await openDb({ dataDir }));
  const extensions = { citext, pg_trgm };
  const migrated = await dump(
    await PGlite.create(path.join(dataDir, 'pg'), { extensions }),
    path.join(folder, 'full.tar'),
  );
  project.provide('prepared', { kind: 'files', empty, migrated, dataDir });
  return () => rmSync(folder, { recursive: true, force: true });
}

/** One of each for all test files, and the server that some of them start as a process. */
export default function setup(project: TestProject): Promise<() => void | Promise<void>> {
  bundleServer();
  const server = process.env.TEST_DATABASE_URL;
  return server ? onServer(project, server) : asFiles(project);
}
