// @vitest-environment node

import http, { type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerHeadAsGet } from './incomingRequest.ts';
import { redirectLocation, redirectTarget, replaceBody } from './replaceBody.ts';

const document = (target: string) =>
  `<html id="__next_error__"><meta id="__next-page-redirect" http-equiv="refresh" content="0;url=${target}"/></html>`;

let server: http.Server;
beforeAll(async () => {
  server = http.createServer((request, response) => {
    answerHeadAsGet(request);
    replaceBody(request, response, '', [redirectLocation]);
    response.statusCode = request.url === '/now' ? 307 : 308;
    if (request.url === '/known') response.setHeader('location', '/by-itself');
    response.setHeader('content-type', 'text/html; charset=utf-8');
    // As Next answers a HEAD: without the document.
    response.end(request.method === 'HEAD' ? null : document('/about-us?a=1&amp;b=2'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

function ask(path: string, method = 'GET'): Promise<{ status: number | undefined; headers: IncomingHttpHeaders }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    });
    request.on('error', reject).end();
  });
}

it.each([
  ['/moved', 'GET', 308, '/about-us?a=1&b=2'],
  ['/moved', 'HEAD', 308, '/about-us?a=1&b=2'],
  ['/now', 'GET', 307, '/about-us?a=1&b=2'],
  ['/known', 'GET', 308, '/by-itself'],
])('%s by %s says where it leads', async (path, method, status, location) => {
  const response = await ask(path, method);
  expect([response.status, response.headers.location]).toEqual([status, location]);
});

it('a document that names its target to the router alone has it, too', () => {
  const script = String.raw`<script>self.__next_f.push([1,"10:E{\"digest\":\"NEXT_REDIRECT;replace;/a;b?c=1\\u0026d=2;308;\"}\n"])</script>`;
  expect(redirectTarget(script)).toBe('/a;b?c=1&d=2');
});

it('a page that forwards nowhere has no target', () => {
  expect(redirectTarget('<meta name="refresh" content="0;url=/x">')).toBeUndefined();
});
