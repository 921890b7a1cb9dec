import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDb, type TestDb } from '../../../test/testDb.ts';
import { bossJobs } from './bossJobs.ts';

let handle: TestDb;
beforeAll(async () => {
  handle = await openTestDb();
});
afterAll(() => handle?.close());

const idle = async () => {};

it('runs what a transaction left behind, once and not before its time, as the role of the app', async () => {
  const jobs = bossJobs(handle, pino({ level: 'silent' }));
  const ran: { id: string; at: number }[] = [];
  const stop = await jobs.work({
    release: async (id) => void ran.push({ id, at: Date.now() }),
    'release-reminder': idle,
    webhook: idle,
  });
  const [kept, undone] = [randomUUID(), randomUUID()];
  const at = new Date(Date.now() + 1_500);
  await handle.db.transaction((tx) => jobs.schedule(tx, { name: 'release', id: kept, at }));
  const aborted = handle.db.transaction(async (tx) => {
    await jobs.schedule(tx, { name: 'release', id: undone, at });
    throw new Error('as wished');
  });
  await expect(aborted).rejects.toThrow('as wished');
  await vi.waitFor(() => expect(ran).toHaveLength(1), { timeout: 60_000, interval: 50 });
  await stop();
  expect(ran[0]?.id).toBe(kept);
  expect(ran[0]?.at).toBeGreaterThanOrEqual(at.getTime());
});

it('says at the start where the tables are not those of this version', async () => {
  const other = await openTestDb();
  try {
    await other.asOwner((owner) => owner.execute('update pgboss.version set version = 1'));
    const jobs = bossJobs(other, pino({ level: 'silent' }));
    await expect(jobs.work({ release: idle, 'release-reminder': idle, webhook: idle })).rejects.toThrow('migrations');
  } finally {
    await other.close();
  }
});
