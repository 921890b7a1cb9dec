import { setTimeout as sleep } from 'node:timers/promises';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDb } from '../src/db/client.ts';
import { verifyChain } from '../src/modules/audit/verifyChain.ts';
import { KillableApi } from './killableApi.ts';
import { callAt } from './process.ts';
import { migratedFolder } from './testDb.ts';

const rounds = 20;
const writers = 3;

let api: KillableApi;
let token: string;

beforeAll(async () => {
  api = await KillableApi.prepare('durability', { from: migratedFolder() });
}, 300_000);

afterAll(() => api?.remove());

const paramsOf = ({ id }: EntryDetail) => ({ type: 'posts', id, locale: 'en' as const });

async function saveUntilKilled(entry: EntryDetail, saved: { version: number }): Promise<void> {
  for (;;) {
    const { version } = saved;
    const data = {
      ...entry.data,
      title: `Version ${version + 1}`,
      body: `<p>${'words '.repeat(200)}${version + 1}</p>`,
    };
    try {
      const { status, body } = await callAt(api.url, calls.saveEntry, {
        params: paramsOf(entry),
        body: { version, data },
        token,
      });
      expect(status, JSON.stringify(body)).toBe(200);
      saved.version = body.version;
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

it(`keeps every acknowledged save over ${rounds} deaths, and none by half`, async () => {
  await api.start();
  token = await api.signIn();
  const entries: EntryDetail[] = [];
  for (let writer = 0; writer < writers; writer += 1) {
    const data = { title: 'Version 1', slug: `durable-${writer}`, isActive: true };
    const made = { params: { type: 'posts' }, body: { locale: 'en' as const, data }, token };
    entries.push((await callAt(api.url, calls.createEntry, made)).body);
  }
  const saved = entries.map(() => ({ version: 1 }));
  const acknowledgedInAll = () => saved.reduce((sum, { version }) => sum + version, 0);

  for (let round = 0; round < rounds; round += 1) {
    const before = acknowledgedInAll();
    const writing = entries.map((entry, index) => saveUntilKilled(entry, saved[index] ?? { version: 1 }));
    // Kills at differing moments, each after at least one more acknowledged save.
    while (acknowledgedInAll() === before) await sleep(5);
    await sleep(round * 17);
    await api.end('SIGKILL');
    await Promise.all(writing);
    await api.start();
    for (const [index, entry] of entries.entries()) {
      const acknowledged = saved[index] ?? { version: 0 };
      const { body } = await callAt(api.url, calls.getEntry, { params: paramsOf(entry), token });
      // The save under way when the process died may be stored without its answer arriving.
      expect([acknowledged.version, acknowledged.version + 1]).toContain(body.version);
      expect(body.data.title).toBe(`Version ${body.version}`);
      const { body: all } = await callAt(api.url, calls.listVersions, { params: paramsOf(entry), token });
      expect(all.versions).toHaveLength(body.version);
      acknowledged.version = body.version;
    }
  }

  expect(await api.end('SIGTERM')).toBe(0);
  const handle = await openDb({ dataDir: api.folder });
  try {
    const proof = await verifyChain(handle.db);
    expect(proof.finding).toBeNull();
  } finally {
    await handle.close();
  }
}, 900_000);
