// @vitest-environment node

import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '../src/env.ts';
import { Cdn } from './cdn.ts';
import { type RunningPageServer, runPageServer } from './test/runPageServer.ts';

const root = mkdtempSync(path.join(tmpdir(), 'cdn-'));
const token = 'token-of-the-cdn';

/** What the CDN was told, and whether it does as told. */
const purges: { tags: unknown; authorization: string | undefined; seen: unknown }[] = [];
let isWorking = true;
let running: RunningPageServer;

const cdn = http.createServer(async (request, response) => {
  const { tags } = JSON.parse(await text(request));
  const seen = (await running.read('/known'))[1];
  purges.push({ tags, authorization: request.headers.authorization, seen });
  response.writeHead(isWorking ? 200 : 500).end('{}');
});

beforeAll(() => new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  cdn.close();
  rmSync(root, { recursive: true });
});

const run = () => {
  const address = cdn.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return runPageServer(path.join(root, 'build'), {
    PAGE_CACHE_DIR: path.join(root, 'pages'),
    CDN_PURGE_URL: `http://127.0.0.1:${port}/purge`,
    CDN_PURGE_TOKEN: token,
  });
};

beforeEach(async () => {
  running = await run();
  purges.length = 0;
  isWorking = true;
});
afterEach(() => running.stop());

const headersOf = async (url: string) => {
  const { headers } = await fetch(running.origin + url);
  return [headers.get('cache-tag'), headers.get('cdn-cache-control')];
};

const cached = ['menu:en', 'public, max-age=300'];

it('may keep a page under its tags, and lets go of it once the new one is there', async () => {
  await running.read('/known');
  expect(await headersOf('/known')).toEqual(cached);
  expect(await headersOf('/search?q=x')).toEqual([null, null]);
  expect(await headersOf('/nowhere')).toEqual([null, null]);
  expect(await running.announce(['menu:en', 'updated'], ['/known'])).toBe(200);
  expect(purges).toEqual([{ tags: ['menu:en'], authorization: `Bearer ${token}`, seen: '/known version 2' }]);
  expect(await running.announce(['updated'], [])).toBe(200);
  expect(purges).toHaveLength(1);
});

it('is not given an old copy', async () => {
  await running.read('/known');
  await running.stop();
  running = await run();
  expect(await headersOf('/known')).toEqual([null, null]);
  await expect.poll(() => headersOf('/known'), { timeout: 15_000 }).toEqual(cached);
});

it('that does not do as it was told is told again', async () => {
  await running.read('/known');
  isWorking = false;
  expect(await running.announce(['menu:en'], ['/known'])).toBe(503);
  expect(running.warnings()).toEqual(['The CDN was not purged: it answered 500']);
  isWorking = true;
  expect(await running.announce(['menu:en'], ['/known'])).toBe(200);
  expect(purges).toHaveLength(2);
});

it('is asked for no more at once than it takes, and keeps nothing that it could not find again', async () => {
  const many = Array.from({ length: 65 }, (_, index) => `fund:${index}`);
  const all = new Cdn({ url: `${running.origin}/nowhere`, token, unpurgedTags: new Set(), log: () => {} });
  expect(await all.purge(many)).toBe(false);
  const page = { path: '/a', status: 200, headers: {}, etag: '"a"', renderedAt: 0, expiresAt: 0 };
  const bodies = { gzip: Buffer.alloc(0), br: Buffer.alloc(0) };
  expect(all.headersOf({ ...page, ...bodies, tags: ['a', 'b'] })).toMatchObject({ 'cache-tag': 'a,b' });
  expect(all.headersOf({ ...page, ...bodies, tags: ['*'] })).toEqual({});
  expect(all.headersOf({ ...page, ...bodies, tags: ['x'.repeat(16_001)] })).toEqual({});
  await running.announce(many, []);
  expect(purges.map(({ tags }) => Array.isArray(tags) && tags.length).toSorted()).toEqual([30, 30, 5]);
});

it('needs both its address and its token', () => {
  expect(() => parseEnv({ CDN_PURGE_TOKEN: token })).toThrow('needed together');
  expect(() => parseEnv({ CDN_PURGE_TOKEN: token, CDN_PURGE_URL: 'ftp://a.example' })).toThrow('CDN_PURGE_URL must');
});
