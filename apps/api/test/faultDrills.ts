// Faults that take too long, or a machine of one's own, for every run of the tests. Prints a table, and ends with 1 where
// something was lost, wrong, or did not heal. `--minutes=5` says how long the memory is watched.

import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { calls, errorResponse } from '@fundfront/content-model/wire';
import sharp from 'sharp';
import * as v from 'valibot';
import { createDatabase, dropDatabase, runOnServer } from './databaseServer.ts';
import { KillableApi } from './killableApi.ts';
import { bundleServer, callAt } from './process.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const minutes = Number(values.minutes);
const server = process.env.TEST_DATABASE_URL;
const rows: { fault: string; seen: string; ok: boolean }[] = [];

function note(fault: string, seen: string, ok: boolean): void {
  rows.push({ fault, seen, ok });
  console.info(`${ok ? 'held' : 'FAULT'}  ${fault}: ${seen}`);
}

const menu = calls.mainMenu.path;
const percentile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

async function writePosts(api: KillableApi, token: string, until: () => boolean, answered: number[]): Promise<void> {
  for (let count = 0; !until(); count += 1) {
    const data = { title: `Post ${count}`, slug: `post-${Math.random().toString(36).slice(2)}`, isActive: true };
    const sent = { params: { type: 'posts' }, body: { locale: 'en' as const, data }, token };
    const { status } = await callAt(api.url, calls.createEntry, sent).catch(() => ({ status: 0 }));
    answered.push(status);
    if (status !== 200) await sleep(50);
  }
}

/** Every connection ended by the server, ten times, amid writes. */
async function drillLostConnections(): Promise<void> {
  if (!server) return note('PostgreSQL ends all connections', 'not tried: TEST_DATABASE_URL names no server', true);
  const { name, url } = await createDatabase(server);
  const api = await KillableApi.prepare('drill-lost', { more: { DATABASE_URL: url } });
  try {
    await api.start();
    const token = await api.signIn();
    let over = false;
    const answered: number[] = [];
    const writing = Promise.all([1, 2, 3, 4].map(() => writePosts(api, token, () => over, answered)));
    for (let round = 0; round < 10; round += 1) {
      await sleep(300 + round * 31);
      await runOnServer(server, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    }
    await sleep(500);
    over = true;
    await writing;
    const of = (wanted: number) => answered.filter((status) => status === wanted).length;
    const others = answered.filter((status) => status !== 200 && status !== 503);
    const { status } = await callAt(api.url, calls.mainMenu);
    note(
      'PostgreSQL ends all connections, 10 times',
      `${of(200)} saved, ${of(503)} × 503, ${others.length} others; the process lives, then ${status}`,
      others.length === 0 && of(200) > 0 && status === 200,
    );
  } finally {
    await api.remove();
    await dropDatabase(server, name);
  }
}

interface Received {
  status: number;
  closes: boolean;
}

const ask = (url: string, agent: Agent) =>
  new Promise<Received>((resolve, reject) => {
    get(url, { agent }, (response) => {
      const received = { status: response.statusCode ?? 0, closes: response.headers.connection === 'close' };
      response.resume().on('end', () => resolve(received));
    }).once('error', reject);
  });

/** Clients that keep their connections, and go elsewhere once they are told to. */
async function drillSigterm(): Promise<void> {
  const api = await KillableApi.prepare('drill-term');
  try {
    await api.start();
    let stopping = false;
    let answered = 0;
    const failures: string[] = [];
    const client = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const received = await ask(`${api.url}${menu}`, agent).catch((error: Error) => error);
        if (received instanceof Error || received.status !== 200) {
          failures.push(received instanceof Error ? received.message : String(received.status));
          return;
        }
        answered += 1;
        if (stopping && received.closes) return;
      }
    };
    const clients = Promise.all(Array.from({ length: 40 }, client));
    await sleep(3_000);
    stopping = true;
    const begun = performance.now();
    const code = await api.end('SIGTERM');
    const ms = Math.round(performance.now() - begun);
    await clients;
    note(
      'SIGTERM under load, 40 connections',
      `${failures.length} of ${answered} failed, exit ${code} after ${ms} ms`,
      failures.length === 0 && code === 0,
    );
  } finally {
    await api.remove();
  }
}

/** How soon the embedded database is ready again after a death amid writes. */
async function drillReadyAgain(): Promise<void> {
  const api = await KillableApi.prepare('drill-ready');
  try {
    const times: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await api.start();
      const token = await api.signIn();
      let over = false;
      const writing = writePosts(api, token, () => over, []);
      await sleep(200 + round * 37);
      await api.end('SIGKILL');
      over = true;
      await writing;
      const begun = performance.now();
      await api.start();
      times.push(Math.round(performance.now() - begun));
      await api.end('SIGTERM');
    }
    times.sort((one, other) => one - other);
    const [middle, longest] = [percentile(times, 0.5), percentile(times, 1)];
    note('kill -9 under writes, 10 times', `ready again in ${middle} ms, at most ${longest} ms`, middle <= 2_000);
  } finally {
    await api.remove();
  }
}

async function pictureForm(): Promise<FormData> {
  const raw = { width: 40, height: 30, channels: 3 } as const;
  const noise = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('file', new File([new Uint8Array(noise)], 'noise.png', { type: 'image/png' }));
  return form;
}

const isRoot = process.getuid?.() === 0;

/** On a small disk of its own, in memory, which only root may mount. */
async function drillDiskFull(): Promise<void> {
  if (process.platform !== 'linux' || !isRoot)
    return note('Disk full', 'not tried: only root may mount a small disk', true);
  const disk = mkdtempSync(path.join(tmpdir(), 'fundfront-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]);
  const filler = path.join(disk, 'filler');
  const api = await KillableApi.prepare('drill-disk', { at: disk });
  const readiness = () =>
    fetch(`${api.url}/ready`).then(
      ({ status }) => status,
      () => 0,
    );
  const save = async (token: string) => {
    const response = await fetch(`${api.url}${calls.uploadMedia.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: await pictureForm(),
    });
    const said = v.safeParse(errorResponse, await response.json());
    return { status: response.status, said: said.success ? said.output.text_code : '' };
  };
  try {
    await api.start();
    const token = await api.signIn();
    // Whatever is left, in ever smaller pieces.
    for (let bytes = 2 ** 27; bytes >= 4_096; bytes /= 2) {
      try {
        writeFileSync(`${filler}-${bytes}`, Buffer.alloc(bytes));
      } catch {
        rmSync(`${filler}-${bytes}`, { force: true });
      }
    }
    const full = await save(token);
    const whileFull = await readiness();
    for (let bytes = 2 ** 27; bytes >= 4_096; bytes /= 2) rmSync(`${filler}-${bytes}`, { force: true });
    await sleep(1_000);
    const lives = api.lives;
    if (!lives) await api.start();
    const healed = await save(await api.signIn());
    note(
      'Disk full',
      `upload ${full.status} ${full.said}, /ready ${whileFull}; with space ${lives ? 'without' : 'after'} a restart: upload ${healed.status}, /ready ${await readiness()}`,
      full.status === 507 && whileFull === 503 && healed.status === 200,
    );
  } finally {
    await api.remove();
    execFileSync('umount', ['-l', disk]);
  }
}

function memoryOf(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}

/** Reads, writes, refused and unknown requests without a pause; the memory of each minute. */
async function drillMemory(): Promise<void> {
  if (process.platform !== 'linux' || minutes <= 0) return note('Memory under load', 'not tried', true);
  const api = await KillableApi.prepare('drill-memory');
  try {
    await api.start();
    const token = await api.signIn();
    let over = false;
    let requests = 0;
    const reader = async () => {
      const paths = [
        menu,
        calls.getSettings.path,
        '/api/nothing',
        '/ready',
        `${calls.getPage.path}?locale=en&path=/none`,
      ];
      for (let turn = 0; !over; turn += 1) {
        const response = await fetch(`${api.url}${paths[turn % paths.length]}`);
        await response.arrayBuffer();
        requests += 1;
      }
    };
    const answered: number[] = [];
    const load = Promise.all([reader(), reader(), reader(), reader(), writePosts(api, token, () => over, answered)]);
    const megabytes: number[] = [];
    for (let minute = 1; minute <= minutes; minute += 1) {
      await sleep(60_000);
      megabytes.push(memoryOf(api.pid));
    }
    over = true;
    await load;
    // The first minute fills caches.
    const [first = 0] = megabytes;
    const growth = (megabytes.at(-1) ?? first) - first;
    note(
      `Memory by the minute, ${requests + answered.length} requests`,
      `${megabytes.join(', ')} MB`,
      growth < Math.max(40, first * 0.2),
    );
  } finally {
    await api.remove();
  }
}

bundleServer();
await drillLostConnections();
await drillSigterm();
await drillReadyAgain();
await drillDiskFull();
await drillMemory();
console.info(['', '| Fault | Seen | |', '|---|---|---|'].join('\n'));
for (const { fault, seen, ok } of rows) console.info(`| ${fault} | ${seen} | ${ok ? 'held' : 'FAULT'} |`);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
