// @vitest-environment node

import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { compress } from './compress.ts';
import { documentCache, errorDocumentPath, errorDocuments, type LoadErrorDocument } from './errorDocuments.ts';
import { replaceBody } from './replaceBody.ts';

const servers: http.Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const errorDocument: LoadErrorDocument = () => compress(Buffer.from('<h1>whole</h1>'));

function serveWithErrors(request: IncomingMessage, response: ServerResponse, loadDocument = errorDocument) {
  replaceBody(request, response, String(request.headers['accept-encoding'] ?? ''), [errorDocuments(loadDocument)]);
}

describe('withBody and wholeStatus', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  it('puts a whole document where a 404 has an empty one, compressed or not', async () => {
    const origin = await serve((request, response) => {
      serveWithErrors(request, response);
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html');
      response.setHeader('content-encoding', 'gzip');
      response.setHeader('x-kept', '1');
      response.end(gzipSync('<html id="__next_error__">'));
    });
    const response = await fetch(origin);
    expect([response.status, response.headers.get('x-kept'), await response.text()]).toEqual([
      404,
      '1',
      '<h1>whole</h1>',
    ]);
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const bare = await fetch(origin, { headers: { 'accept-encoding': 'identity' } });
    expect([bare.headers.get('content-encoding'), await bare.text()]).toEqual([null, '<h1>whole</h1>']);
  });

  it('tells the status, for a page that failed too', async () => {
    const reported: number[] = [];
    const origin = await serve((request, response) => {
      serveWithErrors(request, response, (requestCount, status) => {
        reported.push(status);
        return errorDocument(requestCount, status);
      });
      response.statusCode = 500;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<html id="__next_error__">');
    });
    const response = await fetch(origin);
    expect([response.status, await response.text(), reported]).toEqual([500, '<h1>whole</h1>', [500]]);
  });

  it('lets everything else through untouched', async () => {
    const origin = await serve((request, response) => {
      serveWithErrors(request, response);
      const found = request.url === '/page';
      response.writeHead(found ? 200 : 404, { 'content-type': found ? 'text/html' : 'application/json' });
      response.write('{');
      response.end('}');
    });
    expect(await (await fetch(`${origin}/page`)).text()).toBe('{}');
    const missing = await fetch(`${origin}/api/x`);
    expect([missing.status, await missing.text()]).toEqual([404, '{}']);
  });

  it('keeps the old body when no document can be had', async () => {
    const origin = await serve((request, response) => {
      serveWithErrors(request, response, async () => null);
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html');
      response.write('<p>');
      response.end('shell');
    });
    expect(await (await fetch(origin)).text()).toBe('<p>shell');
  });

  it('never touches a request of the router', async () => {
    const origin = await serve((request, response) => {
      serveWithErrors(request, response);
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html');
      response.end('flight');
    });
    expect(await (await fetch(origin, { headers: { rsc: '1' } })).text()).toBe('flight');
  });
});

describe('documents', () => {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  it('asks once for many, and keeps the last good copy when the page fails', async () => {
    let requestCount = 0;
    const origin = await serve((_request, response) => {
      requestCount += 1;
      response.end('document');
    });
    const cachedDocument = documentCache(() => new URL(origin));
    const bodies = await Promise.all([cachedDocument('/a'), cachedDocument('/a'), cachedDocument('/a')]);
    expect(bodies.map((body) => String(body?.plain))).toEqual(['document', 'document', 'document']);
    expect(requestCount).toBe(1);
  });

  it('answers null when there has never been one', async () => {
    const origin = await serve((_request, response) => {
      response.statusCode = 500;
      response.end();
    });
    expect(await documentCache(() => new URL(origin))('/a')).toBeNull();
  });
});

describe('statusPath', () => {
  it('goes by the language of the address', async () => {
    const seen: string[] = [];
    const origin = await serve((request, response) => {
      seen.push(errorDocumentPath(request, request.url?.includes('fails') ? 500 : 404));
      response.end();
    });
    for (const path of ['/x', '/ur/x', '/website/ur/x', '/urdu', '/ur?x', '/fails', '/ur/fails'])
      await (await fetch(origin + path)).text();
    expect(seen).toEqual([
      '/not-found-page',
      '/ur/not-found-page',
      '/ur/not-found-page',
      '/not-found-page',
      '/ur/not-found-page',
      '/error-page',
      '/ur/error-page',
    ]);
  });
});
