// @vitest-environment node

import { afterEach, describe, expect, it, vi } from 'vitest';
import { proxyToApi } from './proxyToApi.ts';

const sent = () => {
  const fetch = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response('{"ok":true}', { status: 201, headers: { connection: 'keep-alive', 'x-request-id': '7' } }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('passToApi', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('passes path, query, method and body, and leaves out what belongs to one connection', async () => {
    const fetch = sent();
    const response = await proxyToApi(
      new Request('http://site.test/api/post/searchPages?x=1', {
        method: 'POST',
        body: '{}',
        headers: { 'x-forwarded-for': '203.0.113.7', connection: 'close, x-secret-hop', 'x-secret-hop': '1' },
      }),
    );
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('http://127.0.0.1:4000/api/post/searchPages?x=1');
    expect(init?.method).toBe('POST');
    const headers = new Headers(init?.headers);
    expect(headers.get('x-forwarded-for')).toBe('203.0.113.7');
    expect([headers.get('connection'), headers.get('x-secret-hop'), headers.get('host')]).toEqual([null, null, null]);
    expect([response.status, response.headers.get('x-request-id'), response.headers.get('connection')]).toEqual([
      201,
      '7',
      null,
    ]);
  });

  it('says so in the API’s own form when the API is down', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('refused')));
    const response = await proxyToApi(new Request('http://site.test/api/settings'));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ text_code: 'UNAVAILABLE' });
  });
});
