import http, { type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ProxyOptions, proxyToApi } from './proxyToApi.ts';

const unavailable = { error: 'It does not answer.', retryAfter: 5 };
const options = (more: Partial<ProxyOptions> = {}): ProxyOptions => ({
  apiUrl: 'http://api.test',
  forwarded: { 'x-forwarded-for': '203.0.113.7' },
  requestId: 'id-of-the-request',
  unavailable,
  ...more,
});

async function pass(headers: Record<string, string>, respond = () => new Response('{}')) {
  const received: Request[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    received.push(new Request(input));
    return respond();
  };
  const response = await proxyToApi(new Request('http://site.test/api/settings', { headers }), options({ fetch }));
  return { headers: received[0]?.headers, response };
}

describe('headers of one connection', () => {
  it('stay on it, both ways, and so do those that Connection names', async () => {
    const dropped = { 'keep-alive': 'timeout=5', te: 'trailers', 'x-secret-hop': '1', expect: '100-continue' };
    const { headers, response } = await pass(
      { ...dropped, connection: 'close, x-secret-hop', cookie: 'r=1' },
      () =>
        new Response('{}', { headers: { connection: 'x-hop', 'x-hop': '1', 'keep-alive': '1', 'x-request-id': '7' } }),
    );
    expect([...Object.keys(dropped), 'connection'].filter((name) => headers?.has(name))).toEqual([]);
    expect(headers?.get('cookie')).toBe('r=1');
    expect(headers?.get('x-request-id')).toBe('id-of-the-request');
    expect(['connection', 'x-hop', 'keep-alive'].filter((name) => response.headers.has(name))).toEqual([]);
    expect(response.headers.get('x-request-id')).toBe('7');
  });

  it('cannot rid a client of the address that it came from', async () => {
    const claims = { 'x-forwarded-for': '10.0.0.1', forwarded: 'for=10.0.0.1', connection: 'x-forwarded-for' };
    const { headers } = await pass(claims);
    expect(headers?.get('x-forwarded-for')).toBe('203.0.113.7');
    expect(headers?.get('forwarded')).toBeNull();
  });

  it('are refused in the form of the API where Connection holds what is no name', async () => {
    const { headers, response } = await pass({ connection: 'a b' });
    expect(headers).toBeUndefined();
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ text_code: 'BAD_REQUEST' });
  });
});

it('says in the form of the API that it is down, and when to try again', async () => {
  const fetch = async () => Promise.reject(new TypeError('refused'));
  const response = await proxyToApi(new Request('http://site.test/api/settings'), options({ fetch }));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({
    error: unavailable.error,
    text_code: 'UNAVAILABLE',
    requestId: 'id-of-the-request',
  });
  expect(response.headers.get('x-request-id')).toBe('id-of-the-request');
});

it('hands on a redirect as it is', async () => {
  const { response } = await pass({}, () => new Response(null, { status: 302, headers: { location: '/elsewhere' } }));
  expect([response.status, response.headers.get('location')]).toEqual([302, '/elsewhere']);
});

describe('a running API', () => {
  let server: http.Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function listen(listener: RequestListener): Promise<string> {
    server = http.createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address() as AddressInfo;
    return `http://127.0.0.1:${address.port}`;
  }

  const post = (body: ReadableStream<Uint8Array>, init: RequestInit = {}) => {
    const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', ...init };
    return new Request('http://site.test/api/forms', streamed);
  };

  it('gets a body as it comes, and the client the answer as it comes', async () => {
    const apiUrl = await listen((request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain' });
      request.on('data', (chunk: Buffer) => response.write(`got ${chunk} `));
      request.on('end', () => response.end('all'));
    });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    void writer.write(new TextEncoder().encode('one'));
    const response = await proxyToApi(post(readable, { headers: { 'content-length': '6' } }), options({ apiUrl }));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe('got one ');
    void writer.write(new TextEncoder().encode('two'));
    void writer.close();
    let rest = '';
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) rest += part.value;
    expect(rest).toBe('got two all');
  });

  it('that is silent is not waited for for ever, and an upload that goes on is', async () => {
    const apiUrl = await listen((request, response) => {
      if (request.method === 'GET') return;
      request.resume().on('end', () => response.end('{}'));
    });
    const silent = await proxyToApi(new Request('http://site.test/api/x'), options({ apiUrl, responseMs: 60 }));
    expect([silent.status, await silent.json()]).toEqual([503, expect.objectContaining({ text_code: 'UNAVAILABLE' })]);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const uploading = proxyToApi(post(readable), options({ apiUrl, responseMs: 150 }));
    for (let sent = 0; sent < 6; sent += 1) {
      await writer.write(new TextEncoder().encode('x'));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await writer.close();
    expect((await uploading).status).toBe(200);
  });

  it('is asked once more over another connection where one closes before its answer, unless that may change something', async () => {
    const asked: string[] = [];
    const apiUrl = await listen((request, response) => {
      asked.push(String(request.method));
      if (asked.length % 2 === 1) request.socket.destroy();
      else response.end('{}');
    });
    const ask = async (request: Request) => (await proxyToApi(request, options({ apiUrl }))).status;
    expect(await ask(new Request('http://site.test/api/settings'))).toBe(200);
    expect(await ask(new Request('http://site.test/api/forms', { method: 'POST', body: '{}' }))).toBe(503);
    expect(asked).toEqual(['GET', 'GET', 'POST']);
  });

  it('is told when the client has gone', async () => {
    const gone = vi.fn<(request: IncomingMessage) => void>();
    const arrived = Promise.withResolvers<void>();
    const closed = Promise.withResolvers<void>();
    const apiUrl = await listen((request) => {
      request.on('close', () => {
        gone(request);
        closed.resolve();
      });
      arrived.resolve();
    });
    const client = new AbortController();
    const answered = proxyToApi(
      new Request('http://site.test/api/settings', { signal: client.signal }),
      options({ apiUrl }),
    );
    await arrived.promise;
    client.abort();
    await closed.promise;
    expect(gone).toHaveBeenCalledOnce();
    expect((await answered).status).toBe(503);
  });
});
