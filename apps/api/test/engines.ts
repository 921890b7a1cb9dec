import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openBase } from '../src/openBase.ts';

export type Base = Awaited<ReturnType<typeof openBase>>;

async function onServer(server: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function withBase<Result>(work: (base: Base) => Promise<Result>): Promise<Result> {
  const base = await openBase();
  try {
    return await work(base);
  } finally {
    await base.handle.close();
  }
}

/**
 * One engine after the other, each on a database of its own, which goes with it. `TEST_DATABASE_URL` names a server where
 * it may make one; without it, that of this machine. With `server` or `embedded` as the first argument, that engine alone.
 */
export async function onEachEngine<Result>(
  name: string,
  work: (base: Base, engine: string) => Promise<Result>,
): Promise<Map<string, Result>> {
  const asked = process.argv[2];
  const results = new Map<string, Result>();
  const dataDir = mkdtempSync(path.join(tmpdir(), `fundfront-${name}-`));
  process.env.DATA_DIR = dataDir;
  process.env.LOG_LEVEL = 'error';
  try {
    if (asked !== 'embedded') {
      const server = new URL(
        process.env.TEST_DATABASE_URL ?? `postgres://${userInfo().username}@localhost:5432/postgres`,
      );
      const database = `fundfront_bench_${name}_${process.pid}`;
      await onServer(server, `create database ${database}`);
      try {
        const url = new URL(server);
        url.pathname = `/${database}`;
        process.env.DATABASE_URL = url.href;
        results.set('PostgreSQL', await withBase((base) => work(base, 'PostgreSQL')));
      } finally {
        await onServer(server, `drop database if exists ${database} with (force)`);
        delete process.env.DATABASE_URL;
      }
    }
    if (asked !== 'server') results.set('PGlite', await withBase((base) => work(base, 'PGlite')));
    return results;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
