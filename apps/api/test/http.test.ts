import { calls } from '@fundfront/content-model/wire';
import { allCalls } from '@fundfront/content-model/wire/allCalls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDb } from '../src/db/client.ts';
import { createApp } from '../src/http/app.ts';
import { makeLive } from './contentFactories.ts';
import { makeUser } from './factories.ts';
import { openTestApi, type TestApi } from './harness.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

describe('the application', () => {
  it('has a route for every call of the content model', () => {
    const missing = Object.entries(allCalls).filter(([, call]) => !api.app.calls.has(call));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('says that it lives and is ready', async () => {
    expect((await api.request('/health')).status).toBe(200);
    expect(await (await api.request('/ready')).json()).toEqual({ status: 'ready' });
  });

  it('answers unknown addresses in the shape of errors, with headers that keep it out of frames', async () => {
    const response = await api.request('/api/nothing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ text_code: 'NOT_FOUND', requestId: expect.any(String) });
    const secure =
      /^(content-security|permissions|referrer|cross-origin|origin-agent|strict-transport|x-(?!request-id))/;
    expect(Object.fromEntries([...response.headers].filter(([name]) => secure.test(name)))).toEqual({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-site',
    });
  });

  it('lets no other origin in', async () => {
    const response = await api.request('/api/menu/menus', { headers: { origin: 'https://elsewhere.test' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('the id of a request', () => {
  const idFrom = async (remoteAddress: string, given: string) => {
    const bindings = { incoming: { socket: { remoteAddress } } };
    const headers = { 'x-request-id': given };
    const response = await api.app.hono.request('/api/nothing', { headers }, bindings);
    const id = response.headers.get('x-request-id');
    expect(await response.json()).toMatchObject({ requestId: id });
    return id;
  };

  it('is that of a trusted proxy, else one of our own', async () => {
    expect(await idFrom('127.0.0.1', 'id-of-the-proxy')).toBe('id-of-the-proxy');
    expect(await idFrom('::ffff:127.0.0.1', 'id-of-the-proxy')).toBe('id-of-the-proxy');
    expect(await idFrom('203.0.113.7', 'id-of-a-visitor')).toMatch(/^[\da-f-]{36}$/);
    expect(await idFrom('127.0.0.1', 'x'.repeat(10_240))).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('another origin that the deployment names', () => {
  it('is let in, and answered before it sends', async () => {
    const origin = 'https://app.example.test';
    const app = createApp({ ...api.base, env: { ...api.env, CORS_ORIGINS: [origin] } }, api.app.authenticate);
    const asked = { origin, 'access-control-request-method': 'POST' };
    const preflight = await app.hono.request('/api/post/searchPages', { method: 'OPTIONS', headers: asked });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
    expect(preflight.headers.get('x-content-type-options')).toBe('nosniff');
    const response = await app.hono.request('/api/menu/menus', { headers: { origin } });
    expect(response.headers.get('access-control-allow-origin')).toBe(origin);
  });
});

describe('public reads', () => {
  it('answer 304 to who has just this, until it changes', async () => {
    const first = await api.request('/api/menu/menus');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^".+"$/);
    const again = () => api.request('/api/menu/menus', { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect((await again()).status).toBe(304);
    await makeLive(api.ctx(), 'menuItem', { menu: 'main', title: 'New item' });
    expect((await again()).status).toBe(200);
  });

  it('of staff are stored nowhere', async () => {
    const reader = await makeUser(api, ['editor']);
    const { headers } = await api.call(calls.listEntries, { params: { type: 'posts' } }, reader);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('etag')).toBeNull();
  });
});

describe('requests', () => {
  const search = (body: string | Uint8Array<ArrayBuffer>, type = 'application/json') =>
    api.request('/api/post/searchPages', { method: 'POST', body, headers: { 'content-type': type } });

  it.each([
    ['an unknown key', () => search('{"search":"x","colour":"red"}'), 400, 'VALIDATION'],
    ['what is no JSON', () => search('{'), 400, 'BAD_REQUEST'],
    ['bytes that are no text', () => search(new Uint8Array([0x22, 0xff, 0x22])), 400, 'BAD_REQUEST'],
    ['another media type', () => search('search=x', 'application/x-www-form-urlencoded'), 415, 'UNSUPPORTED_TYPE'],
    ['too long a body', () => search(`{"search":"${'x'.repeat(3_000_000)}"}`), 413, 'TOO_LARGE'],
    ['an unknown query', () => api.request('/api/menu/menus?x=1'), 400, 'VALIDATION'],
    ['a key given twice', () => api.request('/api/settings?lang=en&lang=ur'), 400, 'BAD_REQUEST'],
  ])('are refused for %s', async (_what, send, status, code) => {
    const response = await send();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ text_code: code });
  });
});

it.each([
  ['an address', () => api.call(calls.getContent, { params: { slug: 'a\0b' } })],
  ['a query', () => api.call(calls.getPage, { query: { locale: 'en', path: '/\0' } })],
  ['a body', () => api.call(calls.searchPages, { body: { search: 'a\0b' } })],
])('NUL in %s is refused, in words', async (_, send) => {
  const { status, body } = await send();
  expect([status, body.text_code]).toEqual([400, 'BAD_REQUEST']);
});

describe('the description', () => {
  it('can be read in a browser without a script', async () => {
    const response = await api.request('/api/docs');
    const page = await response.text();
    expect(page).toContain(calls.publishEntry.summary);
    expect(page).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'sha256-");
  });
});

describe('without its database', () => {
  it('says that it is not available now, and is not ready', async () => {
    const handle = await openDb({ url: 'postgres://nobody@127.0.0.1:1/none', dataDir: 'memory' });
    const app = createApp({ ...api.base, handle }, api.app.authenticate);
    expect((await app.hono.request('/ready')).status).toBe(503);
    const response = await app.hono.request('/api/menu/menus');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ text_code: 'UNAVAILABLE' });
    await handle.close();
  });
});
