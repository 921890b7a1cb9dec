import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Handle, openDb } from '../src/db/client.ts';
import { inTransaction } from '../src/db/inTransaction.ts';
import { isConnectionError } from '../src/db/isConnectionError.ts';
import { openPostgres } from '../src/db/postgres.ts';
import { rowsOf } from '../src/db/rowsOf.ts';
import { createApp } from '../src/http/app.ts';
import { makeEntry } from './contentFactories.ts';
import { openTestApi, type TestApi } from './harness.ts';
import { openStubPostgres } from './stubPostgresServer.ts';

/** More than the pool holds: connections that never came back would leave none. */
const losses = 12;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

async function answerTo(thrown: unknown): Promise<number> {
  const app = createApp(api.base, () => Promise.reject(thrown));
  return (await app.hono.request(calls.listMedia.path)).status;
}

async function thrownBy(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

describe.each(['begin', 'select 1', 'commit'])('a connection lost at %s', (lostAt) => {
  it('fails the work with what is a 503, each time, and the next work is done', async () => {
    let losing = true;
    const server = await openStubPostgres((statement) => (losing && statement === lostAt ? 'drop' : 'answer'));
    const handle: Handle = await openDb({ url: server.url, dataDir: 'memory' });
    const ctx = { ...api.ctx(), db: handle.db };
    const work = () => inTransaction(ctx, async (tx) => void (await tx.db.execute(sql`select 1`)));
    try {
      for (let loss = 0; loss < losses; loss += 1) {
        const thrown = await thrownBy(work());
        expect(isConnectionError(thrown), String(thrown)).toBe(true);
        if (loss === 0) expect(await answerTo(thrown)).toBe(503);
      }
      losing = false;
      await work();
    } finally {
      await handle.close();
      server.close();
    }
  });
});

it('lost while nobody uses it, is replaced', async () => {
  const server = await openStubPostgres((statement) => (statement === 'select 2' ? 'drop' : 'answer'));
  const handle = await openDb({ url: server.url, dataDir: 'memory' });
  try {
    await handle.db.execute(sql`select 1`);
    expect(isConnectionError(await thrownBy(handle.db.execute(sql`select 2`)))).toBe(true);
    await handle.db.execute(sql`select 1`);
  } finally {
    await handle.close();
    server.close();
  }
});

it.each(['connect', 'begin', 'select 1', 'commit'])('a server that is silent at %s is given up', async (silentAt) => {
  let silent = true;
  const server = await openStubPostgres((statement) => (silent && statement === silentAt ? 'ignore' : 'answer'));
  const handle = openPostgres(server.url, server.url, undefined, { connectMs: 300, silentMs: 300 });
  const ctx = { ...api.ctx(), db: handle.db };
  const work = () => inTransaction(ctx, async (tx) => void (await tx.db.execute(sql`select 1`)));
  try {
    const thrown = await Promise.all(Array.from({ length: losses }, () => thrownBy(work())));
    for (const each of thrown) expect(isConnectionError(each), String(each)).toBe(true);
    expect(await answerTo(thrown[0])).toBe(503);
    silent = false;
    await work();
  } finally {
    await handle.close();
    server.close();
  }
});

async function endedByServer() {
  const { id } = await makeEntry(api.ctx(), 'post');
  const ended = inTransaction(api.ctx(), async (tx) => {
    await tx.db.execute(sql`update entry set sort = 4711 where id = ${id}`);
    const [own] = await rowsOf<{ pid: number }>(tx.db, sql`select pg_backend_pid() as pid`);
    await api.handle.asOwner((owner) => owner.execute(sql`select pg_terminate_backend(${own?.pid ?? 0}::int)`));
    // Between two statements: nobody waits for an answer when the connection ends.
    await sleep(50);
    await tx.db.execute(sql`select 1`);
  });
  const thrown = await thrownBy(ended);
  expect(isConnectionError(thrown), String(thrown)).toBe(true);
  expect(await answerTo(thrown)).toBe(503);
  const [row] = await rowsOf<{ sort: number }>(api.handle.db, sql`select sort from entry where id = ${id}`);
  expect(row?.sort).not.toBe(4711);
}

// The embedded database has no connection that anybody could end.
if (process.env.TEST_DATABASE_URL) it('ended by a real server amid a transaction, keeps nothing of it', endedByServer);
