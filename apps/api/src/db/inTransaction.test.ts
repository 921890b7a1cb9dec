import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEntry } from '../../test/contentFactories.ts';
import { openTestApi, type TestApi } from '../../test/harness.ts';
import { findEntry, updateEntry } from '../modules/content/queries/entries.ts';
import { inTransaction, together } from './inTransaction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

it('keeps nothing of work that fails, and passes its error on', async () => {
  const { id } = await makeEntry(api.ctx(), 'post');
  const failing = inTransaction(api.ctx(), async (tx) => {
    await updateEntry(tx.db, id, { sort: 77 });
    throw new Error('The work fails');
  });
  await expect(failing).rejects.toThrow('The work fails');
  expect((await findEntry(api.handle.db, id))?.sort).not.toBe(77);
});

it('does the work again when the database reports a deadlock', async () => {
  const { id } = await makeEntry(api.ctx(), 'post');
  let runs = 0;
  await inTransaction(api.ctx(), async (tx) => {
    runs += 1;
    await updateEntry(tx.db, id, { sort: 100 + runs });
    if (runs === 1)
      await tx.db.execute(sql`do $$ begin raise exception 'dead' using errcode = 'deadlock_detected'; end $$`);
  });
  expect(runs).toBe(2);
  expect((await findEntry(api.handle.db, id))?.sort).toBe(102);
});

it('ends all that travels together before it fails, with what failed first', async () => {
  const { id } = await makeEntry(api.ctx(), 'post');
  let running = 0;
  let runningAtFailure = -1;
  const failing = inTransaction(api.ctx(), async (tx) => {
    const twoSteps = async () => {
      await findEntry(tx.db, id);
      await updateEntry(tx.db, id, { sort: 78 });
    };
    const counted = (work: () => Promise<unknown>) => {
      running += 1;
      return work().finally(() => {
        running -= 1;
      });
    };
    const both = together([counted(twoSteps), counted(async () => tx.db.execute(sql`select 1 / 0`))]);
    await both.catch(() => {
      runningAtFailure = running;
    });
    return both;
  });
  await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
  expect(runningAtFailure).toBe(0);
  expect((await findEntry(api.handle.db, id))?.sort).not.toBe(78);
});

async function meetInDeadlock() {
  const one = await makeEntry(api.ctx(), 'post');
  const other = await makeEntry(api.ctx(), 'post');
  let holding = 0;
  let runs = 0;
  const bothHold = Promise.withResolvers<void>();
  const lockBoth = (first: string, second: string, sort: number) =>
    inTransaction(api.ctx(), async (tx) => {
      runs += 1;
      await findEntry(tx.db, first, { lock: true });
      holding += 1;
      if (holding === 2) bothHold.resolve();
      await bothHold.promise;
      await findEntry(tx.db, second, { lock: true });
      await updateEntry(tx.db, first, { sort });
    });
  await Promise.all([lockBoth(one.id, other.id, 101), lockBoth(other.id, one.id, 102)]);
  // The server chooses whom it ends, and a slow machine may have them meet once more.
  expect(runs).toBeGreaterThanOrEqual(3);
  expect((await findEntry(api.handle.db, one.id))?.sort).toBe(101);
  expect((await findEntry(api.handle.db, other.id))?.sort).toBe(102);
}

// The embedded database has one connection: its transactions cannot block each other.
if (process.env.TEST_DATABASE_URL) it('does the work of a true deadlock again, so that both are kept', meetInDeadlock);
