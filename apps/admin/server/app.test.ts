// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { gradePage } from '@fundfront/observatory';
import { type Asset, readAssets } from '@fundfront/web-server/assets';
import { styleHashes } from '@fundfront/web-server/libraryStyles';
import { createLog } from '@fundfront/web-server/log';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';

const env = {
  API_URL: 'http://api.test',
  PUBLIC_SITE_URL: 'https://www.example.com',
  PUBLIC_ADMIN_URL: 'https://staff.example.com',
  TRUST_PROXY: false,
};
const script = 'console.log(1);\n'.repeat(200);
let assets: Map<string, Asset>;

beforeAll(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-dist-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Staff admin</title>');
  writeFileSync(path.join(folder, 'assets/main-abc.js'), script);
  assets = readAssets(folder, (name) => name.startsWith('assets/'));
});

const logger = createLog({ level: 'silent' });

function appWith(options: { fetch?: typeof fetch; trustProxy?: boolean } = {}) {
  return createApp({
    env: { ...env, TRUST_PROXY: options.trustProxy ?? false },
    assets,
    logger,
    clientAddress: () => '203.0.113.7',
    ...(options.fetch && { fetch: options.fetch }),
  });
}

describe('files', () => {
  it('answers the page at every address of the app, not to be indexed or framed', async () => {
    for (const pathname of ['/', '/admin', '/admin/posts/ur/home', '/fb-f-cms-admin-login']) {
      const response = await appWith().request(pathname);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Staff admin');
      expect(response.headers.get('x-robots-tag')).toContain('noindex');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain('frame-src https://www.example.com');
      expect(policy.match(/script-src [^;]*/)?.[0]).toBe("script-src 'self'");
    }
  });

  it('compresses as the client asks and lets it keep hashed files for good', async () => {
    const read = async (accept: string) => {
      const response = await appWith().request('/assets/main-abc.js', { headers: { 'accept-encoding': accept } });
      expect(response.headers.get('cache-control')).toContain('immutable');
      return { encoding: response.headers.get('content-encoding'), body: Buffer.from(await response.arrayBuffer()) };
    };
    const brotli = await read('gzip, deflate, br');
    expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(['br', script]);
    const zipped = await read('gzip;q=1, br;q=0');
    expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(['gzip', script]);
    const plain = await read('identity');
    expect([plain.encoding, plain.body.toString()]).toEqual([null, script]);
  });

  it('gets the best grade of Mozilla’s observatory', async () => {
    const response = await appWith().request('/admin');
    const page = readFileSync(path.resolve(import.meta.dirname, '../index.html'), 'utf8');
    const { grade, results } = await gradePage(`${env.PUBLIC_ADMIN_URL}/admin`, new Response(page, response));
    expect(results.filter(({ pass }) => !pass)).toEqual([]);
    expect(grade).toBe('A+');
  });

  it('carries just these headers of security', async () => {
    const secure =
      /^(content-security|permissions|referrer|cross-origin|origin-agent|strict-transport|x-(?!request-id))/;
    const read = async (path: string) => {
      const { headers } = await appWith().request(path);
      return Object.fromEntries([...headers].filter(([name]) => secure.test(name)));
    };
    const sourceOf = (digest: string) => `'sha256-${digest}'`;
    const aligned = ['start', 'center', 'end', 'justify']
      .map((value) => sourceOf(createHash('sha256').update(`text-align:${value}`).digest('base64')))
      .join(' ');
    const hashes = Object.values(styleHashes)
      .map((hash) => `'sha256-${hash}'`)
      .join(' ');
    expect(await read('/admin')).toEqual({
      'content-security-policy':
        `default-src 'none'; script-src 'self'; style-src 'self' ${hashes}; style-src-attr 'unsafe-hashes' ${aligned}; ` +
        "img-src 'self' data: blob: https://www.example.com; font-src 'self'; connect-src 'self'; " +
        "frame-src https://www.example.com; manifest-src 'self'; object-src 'none'; base-uri 'none'; " +
        "form-action 'self'; frame-ancestors 'none'; " +
        "require-trusted-types-for 'script'; trusted-types fundfront ProseMirrorClipboard",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(await read('/assets/main-abc.js')).toEqual({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('answers 304 for what the client has, and 404 for files of an older build', async () => {
    const first = await appWith().request('/assets/main-abc.js');
    const etag = first.headers.get('etag') ?? '';
    expect((await appWith().request('/assets/main-abc.js', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await appWith().request('/assets/main-old.js')).status).toBe(404);
    expect((await appWith().request('/wp-login.php')).status).toBe(404);
  });

  it('tells the browser where the public site is', async () => {
    expect(await (await appWith().request('/config.json')).json()).toEqual({
      publicSiteUrl: 'https://www.example.com',
    });
    expect((await appWith().request('/health')).status).toBe(200);
  });
});

describe('calls of the API', () => {
  const fetchReturning = (response: Response) => vi.fn<typeof fetch>(async () => response);

  it('are passed on with their body, query and cookies, and the true address of the client', async () => {
    const cookies = new Headers([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
    const fetch = fetchReturning(new Response('{"ok":true}', { status: 201, headers: cookies }));
    const response = await appWith({ fetch }).request('/api/content/pages?x=%20y', {
      method: 'POST',
      body: 'hello',
      headers: { 'x-forwarded-for': '10.0.0.1', forwarded: 'for=10.0.0.1', origin: 'http://localhost', cookie: 'r=1' },
    });
    const sent = new Request(fetch.mock.calls[0]?.[0] ?? '');
    expect(sent.url).toBe('http://api.test/api/content/pages?x=%20y');
    expect(await sent.text()).toBe('hello');
    expect(sent.headers.get('x-forwarded-for')).toBe('203.0.113.7');
    expect(sent.headers.get('forwarded')).toBeNull();
    expect(sent.headers.get('cookie')).toBe('r=1');
    expect(response.status).toBe(201);
    expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('keep the list of addresses only behind a proxy that is trusted', async () => {
    const fetch = fetchReturning(new Response('{}'));
    await appWith({ fetch, trustProxy: true }).request('/api/settings', {
      headers: { 'x-forwarded-for': '198.51.100.4' },
    });
    const sent = new Request(fetch.mock.calls[0]?.[0] ?? '');
    expect(sent.headers.get('x-forwarded-for')).toBe('198.51.100.4, 203.0.113.7');
  });

  it('answer in the form of the API when it is down', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Promise.reject(new TypeError('refused')));
    const response = await appWith({ fetch }).request('/api/settings');
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(await response.json()).toEqual({
      error: 'The server is not reachable at the moment. Nothing was changed; try again shortly.',
      text_code: 'UNAVAILABLE',
      requestId: response.headers.get('x-request-id'),
    });
  });

  it('have one id in the log, on the response and in what the API is asked', async () => {
    const info = vi.spyOn(logger, 'info');
    const ask = async (given: string, trustProxy: boolean) => {
      const fetch = fetchReturning(new Response('{}'));
      const headers = { 'x-request-id': given };
      const response = await appWith({ fetch, trustProxy }).request('/api/settings?token=private', { headers });
      const id = response.headers.get('x-request-id');
      expect(new Request(fetch.mock.calls[0]?.[0] ?? '').headers.get('x-request-id')).toBe(id);
      const line = { requestId: id, method: 'GET', path: '/api/settings', status: 200, ms: expect.any(Number) };
      expect(info).toHaveBeenLastCalledWith(line, 'request');
      return id;
    };
    expect(await ask('id-of-the-proxy', true)).toBe('id-of-the-proxy');
    expect(await ask('id-of-a-visitor', false)).toMatch(/^[\da-f-]{36}$/);
    expect(await ask('x'.repeat(10_240), true)).toMatch(/^[\da-f-]{36}$/);
  });

  describe('come compressed', () => {
    const rows = {
      results: Array.from({ length: 60 }, (_, sort) => ({ sort, title: 'A page of the sample content' })),
    };
    const json = (init: ResponseInit = {}) =>
      new Response(JSON.stringify(rows), {
        ...init,
        headers: { 'content-type': 'application/json; charset=utf-8', ...init.headers },
      });
    const read = async (response: Response, accept: string | undefined, init: RequestInit = {}) => {
      const fetch = fetchReturning(response);
      const headers = new Headers(accept === undefined ? [] : [['accept-encoding', accept]]);
      const answer = await appWith({ fetch }).request('/api/content/pages', { ...init, headers });
      return {
        answer,
        body: Buffer.from(await answer.arrayBuffer()),
        sent: new Request(fetch.mock.calls[0]?.[0] ?? ''),
      };
    };

    it.each([
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
    ] as const)('as %s asks', async (accept, encoding, open) => {
      const { answer, body, sent } = await read(json({ status: 201, headers: { etag: '"1"' } }), accept);
      expect(answer.status).toBe(201);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(answer.headers.get('etag')).toBe('W/"1"');
      expect(JSON.parse(open(body).toString())).toEqual(rows);
      expect(body.length).toBeLessThan(JSON.stringify(rows).length / 5);
      // Between the two servers nothing is compressed, so nothing twice.
      expect(sent.headers.get('accept-encoding')).toBe('identity');
    });

    it.each([undefined, 'identity', 'br;q=0, gzip;q=0'])('not where %s is accepted', async (accept) => {
      const { answer, body } = await read(json(), accept);
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(JSON.parse(body.toString())).toEqual(rows);
    });

    it.each([
      ['small', Response.json({ ok: true })],
      ['a file', new Response('x'.repeat(5_000), { headers: { 'content-type': 'application/pdf' } })],
      ['a stream of events', new Response('x'.repeat(5_000), { headers: { 'content-type': 'text/event-stream' } })],
      ['not to be changed', json({ headers: { 'cache-control': 'no-store, no-transform' } })],
      ['a part', json({ status: 206 })],
    ])('not what is %s', async (_what, response) => {
      const plain = await response.clone().text();
      const { answer, body } = await read(response, 'br');
      expect(answer.headers.get('content-encoding')).toBeNull();
      expect(body.toString()).toBe(plain);
    });
  });
});
