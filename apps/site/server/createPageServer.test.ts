// @vitest-environment node

import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { limits } from '@fundfront/content-model/limits';
import { siteStatus } from '@fundfront/content-model/wire';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningPageServer, runPageServer, secret } from './test/runPageServer.ts';

const root = mkdtempSync(path.join(tmpdir(), 'page-server-'));
const build = path.join(root, 'build');
let cache: string;
const script = 'console.log(1);\n'.repeat(100);

beforeAll(() => {
  mkdirSync(path.join(build, '.next/static/chunks'), { recursive: true });
  writeFileSync(path.join(build, '.next/static/chunks/a-1.js'), script);
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (apiUrl = 'http://127.0.0.1:9', folder = build) =>
  runPageServer(folder, { API_URL: apiUrl, PAGE_CACHE_DIR: cache });

/** Whole files: one that is being written has another name. */
const storedPages = () => readdirSync(cache).filter((name) => name.endsWith('.page'));

let running: RunningPageServer;
beforeEach(async () => {
  cache = mkdtempSync(path.join(root, 'pages-'));
  running = await run();
});
afterEach(() => running.stop());

const ask = (url: string, init: RequestInit = {}) => fetch(running.origin + url, { redirect: 'manual', ...init });
const read = (url: string) => running.read(url);

describe('a page', () => {
  it('is rendered once, whatever its query, and answers 304 to who has it', async () => {
    expect(await read('/known?x=1')).toEqual([200, '/known version 1']);
    const response = await ask('/known?x=2');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const etag = response.headers.get('etag') ?? '';
    expect((await ask('/known', { headers: { 'if-none-match': `W/${etag}` } })).status).toBe(304);
    await expect.poll(storedPages).toHaveLength(1);
  });

  it('carries the same headers however it is asked for', async () => {
    await ask('/known');
    const headersOf = async (method: string) => {
      const { headers } = await ask('/known', { method });
      return Object.fromEntries(
        [...headers].filter(([name]) => !['date', 'keep-alive', 'connection', 'x-request-id'].includes(name)),
      );
    };
    const headers = await headersOf('GET');
    expect(await headersOf('HEAD')).toEqual(headers);
    expect(headers).toMatchObject({
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      vary: 'accept-encoding',
    });
  });

  it('is new when the message of its change is answered, and unsigned messages change nothing', async () => {
    await ask('/known');
    expect(await running.announce(['menu:en'], ['/known'], 'x'.repeat(32))).toBe(401);
    expect(await read('/known')).toEqual([200, '/known version 1']);
    expect(await running.announce(['menu:en'], ['/known'])).toBe(200);
    expect(await read('/known')).toEqual([200, '/known version 2']);
  });

  it('says to the API which revision is shown at the first path, if it shows an entry', async () => {
    const entry = '/known/entry';
    await ask(entry);
    const revisionAfter = async (tags: string[], paths: string[]) => (await running.shownAfter(tags, paths)).first;
    expect(await revisionAfter(['menu:en'], [entry, '/known'])).toEqual({ path: entry, revision: 'a.en.2' });
    expect(await revisionAfter(['menu:en'], ['/known', entry])).toBeNull();
    expect(await revisionAfter(['menu:en'], ['/unknown'])).toBeNull();
    expect(await revisionAfter(['menu:en'], [])).toBeNull();
  });

  it('has header and footer in it, and new ones when they change, also for who takes no Brotli', async () => {
    expect(await read('/known/framed')).toEqual([200, 'header 1 page footer 1']);
    expect(await running.announce(['menu:en'], [])).toBe(200);
    await expect.poll(() => read('/known/framed')).toEqual([200, 'header 2 page footer 2']);
    for (const encoding of ['gzip', 'identity']) {
      const response = await ask('/known/framed', { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
      expect(await response.text()).toContain('header 2 page footer 2');
    }
  });

  it('outlives the renderer, and a restart without one', async () => {
    await ask('/known/a');
    await expect(ask('/known/exit').then(({ status }) => status)).resolves.toBe(503);
    expect(await read('/known/a')).toEqual([200, '/known/a version 1']);
    await expect.poll(() => read('/known/b'), { timeout: 20_000 }).toEqual([200, '/known/b version 1']);
    await running.stop();
    running = await run();
    await running.renderer.stop();
    expect(await read('/known/a')).toEqual([200, '/known/a version 1']);
    expect((await ask('/known/c')).status).toBe(503);
  });
});

describe('what islands that wait are given', () => {
  const withIslands = path.join(root, 'with-islands');
  const restart = async () => {
    await running.stop();
    running = await run(undefined, withIslands);
  };
  const urlIn = (html: unknown) => / data-props="(\/island-props[^"]*)"/.exec(String(html))?.[1] ?? '';

  beforeAll(() => {
    mkdirSync(withIslands);
    const islands = { loader: 'main-1.js', islands: { chart: ['chart-1.js'] }, messages: {} };
    writeFileSync(path.join(withIslands, 'islands.json'), JSON.stringify(islands));
  });
  beforeEach(restart);

  it('comes beside the page: for good where it is of the same version, and as it is now where it is not', async () => {
    const [, before] = await read('/known/chart');
    expect(before).toContain('data-start="visible" data-props="2">1</site-island>');
    const url = urlIn(before);
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await ask(url, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).toMatch(/^chart\nchart-1\n\{"count":1,"text":"x+"\}$/);
    }
    await running.announce(['menu:en'], ['/known/chart']);
    const later = await ask(url);
    expect([later.status, later.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await later.text()).toContain('"count":2');
    const [, after] = await read('/known/chart');
    expect(urlIn(after)).not.toBe(url);
    expect((await ask(urlIn(after))).headers.get('cache-control')).toContain('immutable');
  });

  it('outlives a restart, and is made for who asks for it first', async () => {
    const [, page] = await read('/known/chart');
    await expect.poll(storedPages).toHaveLength(1);
    await restart();
    expect((await ask(urlIn(page))).status).toBe(200);
    await running.announce(['menu:en'], ['/known/chart']);
    expect(await (await ask('/island-props/known/chart?x')).text()).toContain('chart\n');
  });

  it('is 404 for pages that have none, do not exist or are made for one request, and limited as addresses are', async () => {
    for (const url of ['/island-props/known', '/island-props/search?q=a', '/island-props/', '/island-props/api/menu']) {
      expect([url, (await ask(url)).status]).toEqual([url, 404]);
    }
    const statuses: number[] = [];
    for (let index = 0; index < 200; index += 1) statuses.push((await ask(`/island-props/unknown-${index}`)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
  });
});

it('stores nothing of addresses that do not exist, and refuses one client that asks for too many', async () => {
  await ask('/known');
  const statuses: number[] = [];
  for (let index = 0; index < 200; index += 1) statuses.push((await ask(`/unknown-${index}?q=${index}`)).status);
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect(statuses.filter((status) => status === 404).length).toBeGreaterThan(100);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
  await expect.poll(storedPages).toHaveLength(2);
  expect((await ask('/known')).status).toBe(200);
});

it('says in words what is not found, and what could not be read', async () => {
  expect(await read('/ur/nowhere')).toEqual([404, '/ur/not-found-page version 1']);
  const response = await ask('/%');
  expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  expect((await ask(`/${'a'.repeat(limits.requestPathLength)}`)).status).toBe(414);
});

it('passes what depends on the request, and stores it nowhere', async () => {
  expect(await read('/search?q=a')).toEqual([200, '/search?q=a version 1']);
  expect(await read('/search?q=b')).toEqual([200, '/search?q=b version 1']);
  const preview = await ask('/preview?token=a');
  expect(preview.headers.get('cache-control')).toBe('private, no-store');
  expect(preview.headers.get('content-security-policy')).toContain('frame-ancestors');
  expect(storedPages()).toEqual([]);
});

it('answers a form without script with a page that says so, and other methods with 405', async () => {
  const body = new FormData();
  body.set('file', new Blob(['x'.repeat(1_000_000)]), 'cv.pdf');
  const posted = await ask('/ur/known', { method: 'POST', body });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await posted.text()).toContain('/ur/form-not-sent');
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    expect([method, (await ask('/known', { method })).status]).toEqual([method, 405]);
  }
});

it('sends files from memory, compressed and for good', async () => {
  const response = await ask('/_next/static/chunks/a-1.js', { headers: { 'accept-encoding': 'br' } });
  expect(await response.text()).toBe(script);
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect((await ask('/_next/static/chunks/old.js')).status).toBe(404);
});

describe('the API', () => {
  it('that is away is a sentence in its own form', async () => {
    const response = await ask('/api/settings');
    expect([response.status, await response.json()]).toEqual([
      503,
      {
        error: 'The service does not answer just now. Try again in a moment.',
        text_code: 'UNAVAILABLE',
        requestId: response.headers.get('x-request-id'),
      },
    ]);
  });

  it('is told who asks, and gets its paths without a slash at the end', async () => {
    await running.stop();
    const api = http.createServer(({ url, headers }, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ url, for: headers['x-forwarded-for'], id: headers['x-request-id'] }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const address = api.address();
    running = await run(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
    const given = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'id-of-the-proxy' };
    const response = await ask('/api/subscriptionform/?x=1', { headers: given });
    const passed = { url: '/api/subscriptionform?x=1', for: '203.0.113.7, 127.0.0.1', id: 'id-of-the-proxy' };
    expect(await response.json()).toEqual(passed);
    const page = await ask('/known/api', { headers: given });
    expect(await page.text()).toContain('"id":"id-of-the-proxy"');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    api.close();
    api.closeAllConnections();
  });
});

describe('a request', () => {
  const idOf = async (headers: Record<string, string>, url = '/known') =>
    (await ask(url, { headers })).headers.get('x-request-id');
  const fromProxy = { 'x-request-id': '0123456789abcdef0123456789abcdef' };

  it('has the id that a trusted proxy gave it, on every kind of response and in its log line', async () => {
    for (const url of ['/known', '/known', '/_next/static/chunks/a-1.js', '/unknown', '/search?q=private', '/', '/%']) {
      expect(await idOf(fromProxy, url)).toBe(fromProxy['x-request-id']);
    }
    const etag = (await ask('/known')).headers.get('etag') ?? '';
    expect(await idOf({ ...fromProxy, 'if-none-match': etag })).toBe(fromProxy['x-request-id']);
    const ofSearch = () => running.logged.find(({ path: asked }) => asked === '/search');
    await expect.poll(ofSearch).toMatchObject({ msg: 'request', requestId: fromProxy['x-request-id'], status: 200 });
    expect(JSON.stringify(running.logged)).not.toContain('private');
  });

  it('has an id of its own in place of none, of a long one and of one from elsewhere', async () => {
    const made = /^[\da-f-]{36}$/;
    expect(await idOf({})).toMatch(made);
    expect(await idOf({ 'x-request-id': 'a'.repeat(10_240) })).toMatch(made);
    expect(await idOf({ 'x-request-id': '"},{"level":60' })).toMatch(made);
    await running.stop();
    running = await runPageServer(build, { PAGE_CACHE_DIR: cache, TRUSTED_PROXIES: '203.0.113.1' });
    expect(await idOf(fromProxy)).toMatch(made);
  });

  it('that fails says under which id the log has the reason', async () => {
    const known = await ask('/error-page');
    expect(await known.text()).toContain('x-request-id-of-this-request');
    for (const encoding of ['br', 'identity']) {
      const headers = { ...fromProxy, 'accept-encoding': encoding };
      const failed = await ask('/known/exit', { headers });
      expect([failed.status, await failed.text()]).toEqual([503, expect.stringContaining(fromProxy['x-request-id'])]);
    }
    const failure = running.logged.find(({ level }) => level === 50);
    expect(failure).toMatchObject({ msg: 'a request failed', requestId: fromProxy['x-request-id'] });
  });
});

describe('what the page server tells of itself', () => {
  const visit = async () => {
    for (const url of ['/known', '/known', '/search?q=1', '/_next/static/chunks/a-1.js', '/api/x', '/unknown'])
      await ask(url);
    for (let index = 0; index < 20; index += 1) await ask(`/unknown-${index}`, { method: index % 2 ? 'POST' : 'GET' });
    await running.announce(['menu:en'], []);
  };

  it('is counted by kind of address, never by the address', async () => {
    await visit();
    const routes = async () => {
      const counted = (await running.metrics()).matchAll(/_count\{.*route="([^"]*)"/g);
      return new Set([...counted].map(([, route]) => route));
    };
    await expect.poll(routes).toEqual(new Set(['page', '/search', 'asset', 'api', 'hook']));
    const text = await running.metrics();
    expect(text).toContain('http_server_request_duration_seconds_count{method="GET",route="page",status="200"} 2');
    expect(text).toMatch(/^fundfront_page_cache_requests_total\{result="hit"\} [1-9]/m);
    expect(text).toContain('fundfront_page_cache_evictions_total 1');
  });

  it('is said to the API alone', async () => {
    await visit();
    const response = await running.status();
    expect(response.status).toBe(200);
    const status = v.parse(siteStatus, await response.json());
    expect(status).toMatchObject({ evictions: 1, failures: 0, rendererRestarts: 0 });
    expect(status.entries).toBeGreaterThanOrEqual(1);
    expect(status.misses).toBeGreaterThanOrEqual(11);
    expect((await running.status('x'.repeat(32))).status).toBe(401);
    expect((await running.status(secret, Date.now() - 600_000)).status).toBe(401);
    expect((await ask('/hooks/status')).status).toBe(404);
  });
});
