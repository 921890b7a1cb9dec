import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, type RunningProcess, runScript, runToEnd, serverScript, waitUntilReady } from './process.ts';
import { migratedFolder } from './testDb.ts';

let folder: string;
let env: Record<string, string>;
let url: string;
let server: RunningProcess | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fundfront-server-'));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  env = { DATA_DIR: folder, API_PORT: String(port) };
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.ended;
  rmSync(folder, { recursive: true, force: true });
});

it('prepares once: content and a first administrator, with a secret that only its owner can read', async () => {
  const first = await runToEnd('src/cli/prepare.ts', env);
  expect(first.code, first.stderr).toBe(0);
  const output = JSON.parse(first.stdout.trim().split('\n').at(-1) ?? '');
  expect(output).toMatchObject({ seeded: true, admin: { email: expect.any(String), password: expect.any(String) } });
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  const secrets = readFileSync(path.join(folder, 'secrets.json'), 'utf8');

  const again = await runToEnd('src/cli/prepare.ts', env);
  expect(again.code, again.stderr).toBe(0);
  expect(JSON.parse(again.stdout)).toEqual({ seeded: false, admin: null });
  expect(readFileSync(path.join(folder, 'secrets.json'), 'utf8')).toBe(secrets);
}, 300_000);

it('refuses a second process on the embedded database, and drains when it is asked to end', async () => {
  server = runScript(serverScript, env);
  await waitUntilReady(url, server);
  const second = await runToEnd(serverScript, { ...env, API_PORT: String(await freePort()) });
  expect(second.code).toBe(1);
  expect(second.stderr).toContain('is in use by another process');
  expect(second.stderr).not.toContain('    at ');
  expect((await fetch(`${url}/api/settings`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
}, 300_000);

it('says in one sentence that the database server does not answer', async () => {
  const started = await runToEnd('src/cli/prepare.ts', { ...env, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(started.code).toBe(1);
  expect(started.stderr).toMatch(/^DATABASE_URL names a database server that does not answer[^\n]+\n$/);
});

it('stops with one sentence that names a wrong variable', async () => {
  const started = await runToEnd(serverScript, { ...env, API_PORT: 'eighty' });
  expect(started.code).toBe(1);
  expect(started.stderr).toMatch(/^API_PORT must [^\n]+\.\n$/);
});

it('says in one sentence what to do about an embedded database that is damaged', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'fundfront-damaged-'));
  const from = migratedFolder();
  if (from === undefined) {
    const prepared = await runToEnd('test/prepareEmpty.ts', { DATA_DIR: dataDir });
    expect(prepared.code, prepared.stderr).toBe(0);
  } else cpSync(from, dataDir, { recursive: true });
  const control = path.join(dataDir, 'pg/global/pg_control');
  const whole = readFileSync(control);
  try {
    for (const left of [0, 100]) {
      truncateSync(control, left);
      const started = await runToEnd(serverScript, { ...env, DATA_DIR: dataDir });
      expect(started.code).toBe(1);
      const said = started.stderr.trim().split('\n').at(-1);
      expect(said).toContain(`The embedded database in ${path.join(dataDir, 'pg')} cannot be opened`);
      expect(said).toContain('pnpm restore');
      expect(started.stderr).not.toContain('    at ');
    }
    writeFileSync(control, whole);
    const mended = runScript(serverScript, { ...env, DATA_DIR: dataDir });
    await waitUntilReady(url, mended);
    mended.child.kill('SIGTERM');
    expect(await mended.ended).toBe(0);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 300_000);
