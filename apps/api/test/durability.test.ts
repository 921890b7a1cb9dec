import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDb } from '../src/db/client.ts';
import { verifyAudit } from '../src/modules/audit/writeAudit.ts';
import { callAt, freePort, type RunningProcess, runScript, waitUntilReady } from './process.ts';

const rounds = 20;
const writers = 3;
const credentials = { email: 'first@example.test', password: 'a password for this test' };

let folder: string;
let env: Record<string, string>;
let url: string;
let server: RunningProcess;
let token: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fundfront-durability-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  env = {
    DATA_DIR: folder,
    API_PORT: String(port),
    ACCESS_TOKEN_SECONDS: '86400',
    ADMIN_EMAIL: credentials.email,
    ADMIN_PASSWORD: credentials.password,
  };
  const prepared = runScript('src/cli/prepare.ts', env);
  expect(await prepared.ended, prepared.output.stderr).toBe(0);
}, 300_000);

afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = runScript('src/server.ts', env);
  await waitUntilReady(url, server);
}

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
      const { status, body } = await callAt(url, calls.saveEntry, {
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
  await start();
  token = (await callAt(url, calls.login, { body: credentials })).body.token;
  const entries: EntryDetail[] = [];
  for (let writer = 0; writer < writers; writer += 1) {
    const data = { title: 'Version 1', slug: `durable-${writer}`, isActive: true };
    const made = { params: { type: 'posts' }, body: { locale: 'en' as const, data }, token };
    entries.push((await callAt(url, calls.createEntry, made)).body);
  }
  const saved = entries.map(() => ({ version: 1 }));
  const acknowledgedInAll = () => saved.reduce((sum, { version }) => sum + version, 0);

  for (let round = 0; round < rounds; round += 1) {
    const before = acknowledgedInAll();
    const writing = entries.map((entry, index) => saveUntilKilled(entry, saved[index] ?? { version: 1 }));
    // Kills at differing moments, each after at least one more acknowledged save.
    while (acknowledgedInAll() === before) await sleep(5);
    await sleep(round * 17);
    server.child.kill('SIGKILL');
    await server.ended;
    await Promise.all(writing);
    await start();
    for (const [index, entry] of entries.entries()) {
      const acknowledged = saved[index] ?? { version: 0 };
      const { body } = await callAt(url, calls.getEntry, { params: paramsOf(entry), token });
      // The save under way when the process died may be stored without its answer arriving.
      expect([acknowledged.version, acknowledged.version + 1]).toContain(body.version);
      expect(body.data.title).toBe(`Version ${body.version}`);
      const { body: all } = await callAt(url, calls.listVersions, { params: paramsOf(entry), token });
      expect(all.versions).toHaveLength(body.version);
      acknowledged.version = body.version;
    }
  }

  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const handle = await openDb({ dataDir: folder });
  try {
    const proof = await verifyAudit({ ctx: { db: handle.db } });
    expect(proof.ok).toBe(true);
  } finally {
    await handle.close();
  }
}, 900_000);
