// @vitest-environment node

import { afterEach, describe, expect, it, vi } from 'vitest';
import { forwardToApi } from './forwardToApi.ts';

const sent = () => {
  const fetch = vi.fn(
    async (_request: Request) =>
      new Response('{"ok":true}', { status: 201, headers: { connection: 'keep-alive', 'x-request-id': '7' } }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

describe('forwardToApi', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('passes path, query, method and body, and leaves out what belongs to one connection', async () => {
    const fetch = sent();
    const response = await forwardToApi(
      new Request('http://site.test/api/post/searchPages?x=1', {
        method: 'POST',
        body: '{}',
        headers: { 'x-forwarded-for': '203.0.113.7', connection: 'close, x-secret-hop', 'x-secret-hop': '1' },
      }),
    );
    const request = fetch.mock.calls[0]?.[0] ?? new Request('http://nothing.test');
    expect(request.url).toBe('http://127.0.0.1:4000/api/post/searchPages?x=1');
    expect(request.method).toBe('POST');
    const { headers } = request;
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
    const response = await forwardToApi(new Request('http://site.test/api/settings'));
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toEqual({
      error: 'The service does not answer just now. Try again in a moment.',
      text_code: 'UNAVAILABLE',
    });
  });
});
