// @vitest-environment node

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { afterAll, afterEach, expect, it } from 'vitest';
import { parseEnv } from '../src/env.ts';
import { type RunningPageServer, runPageServer } from './test/runPageServer.ts';

const root = mkdtempSync(path.join(tmpdir(), 'several-instances-'));
const redisUrl = process.env.TEST_REDIS_URL;
const host = `${randomUUID()}.example`;
const running = new Set<RunningPageServer>();

async function run(name: string, url: string) {
  const settings = { PUBLIC_SITE_URL: `https://${host}`, PAGE_CACHE_DIR: path.join(root, name), REDIS_URL: url };
  const server = await runPageServer(path.join(root, `${name}-build`), settings);
  running.add(server);
  return server;
}

async function stop(server: RunningPageServer) {
  running.delete(server);
  await server.stop();
}

afterEach(async () => {
  await Promise.all([...running].map(stop));
});
afterAll(async () => {
  rmSync(root, { recursive: true });
  if (redisUrl === undefined) return;
  const client = await createClient({ url: redisUrl }).connect();
  await client.del(`fundfront:evictions:${host}`);
  await client.close();
});

async function openLine(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let isCut = false;
  const line = createServer((socket) => {
    const upstream = connect(Number(port || 6_379), hostname);
    for (const end of [socket, upstream]) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        socket.destroy();
        upstream.destroy();
      });
    }
    if (isCut) socket.destroy();
    else socket.pipe(upstream).pipe(socket);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  return {
    url: through.href,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    close: () => void line.close(),
  };
}

const eventually = <T>(value: () => T) => expect.poll(value, { timeout: 20_000 });
const reached = (server: RunningPageServer) => eventually(() => server.shared?.position).toBeDefined();

it('takes addresses of Redis alone', () => {
  for (const url of ['localhost:6379', 'http://127.0.0.1:6379', 'redis://']) {
    expect(() => parseEnv({ REDIS_URL: url })).toThrow('REDIS_URL must be an address');
  }
  expect(parseEnv({ REDIS_URL: 'rediss://user:word@redis.example:6380/1' }).REDIS_URL).toContain('redis.example');
});

it('an instance without its Redis serves pages, shows what it is told, and wants to be told again', async () => {
  const one = await run('alone', 'redis://127.0.0.1:9');
  const [, before] = await one.read('/known');
  expect(await one.announce(['menu:en'], ['/known'])).toBe(503);
  expect((await one.read('/known'))[1]).not.toBe(before);
  await eventually(() => one.warnings().length).toBe(1);
  await sleep(1_000);
  expect(one.warnings()).toEqual([
    'Redis is not reached, changes are not shared with other instances: connect ECONNREFUSED 127.0.0.1:9',
  ]);
});

async function meetOnRedis(url: string) {
  const line = await openLine(url);
  const one = await run('one', url);
  let two = await run('two', line.url);
  await Promise.all([reached(one), reached(two)]);
  const shown = async (server: RunningPageServer) => (await server.read('/known'))[1];
  let [first, second] = await Promise.all([shown(one), shown(two)]);

  expect(await one.announce(['menu:en'], ['/known'])).toBe(200);
  expect(await shown(one)).not.toBe(first);
  await eventually(() => shown(two)).not.toBe(second);

  line.cut();
  await eventually(() => two.warnings().length).toBe(1);
  second = await shown(two);
  expect(await one.announce(['menu:en'], ['/known'])).toBe(200);
  await sleep(300);
  expect(await shown(two)).toBe(second);
  expect(await two.announce(['menu:en'], ['/known'])).toBe(503);
  second = await shown(two);
  first = await shown(one);
  line.mend();
  await eventually(() => shown(two)).not.toBe(second);
  expect(await two.announce(['menu:en'], ['/known'])).toBe(200);
  await eventually(() => shown(one)).not.toBe(first);

  second = await shown(two);
  expect(await one.announce(['menu:en'], ['/known'])).toBe(200);
  await eventually(() => shown(two)).not.toBe(second);
  second = await shown(two);
  await stop(two);
  two = await run('two', line.url);
  await reached(two);
  expect(await shown(two)).toBe(second);
  // By then a page that had counted as old would have been rendered, too.
  await two.read('/known/other');
  expect(await shown(two)).toBe(second);
  await stop(two);
  expect(await one.announce(['menu:en'], ['/known'])).toBe(200);
  two = await run('two', line.url);
  await reached(two);
  await eventually(() => shown(two)).not.toBe(second);
  line.close();
}

if (redisUrl !== undefined) it('two instances meet on Redis', () => meetOnRedis(redisUrl));
