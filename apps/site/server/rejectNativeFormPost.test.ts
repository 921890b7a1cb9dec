// @vitest-environment node

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rejectNativeFormPost } from './rejectNativeFormPost.ts';

const server = http.createServer((request, response) => {
  rejectNativeFormPost(request, response);
  response.end(`${request.method} ${request.url}`);
});
let origin = '';

async function post(path: string, init: RequestInit = { method: 'POST', body: new URLSearchParams({ name: 'x' }) }) {
  const response = await fetch(origin + path, init);
  return [response.status, response.headers.get('allow'), await response.text()];
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

it.each([
  ['/customer-service/subscribe', '/form-not-sent'],
  ['/ur/customer-service/subscribe?x', '/ur/form-not-sent'],
  ['/website/ur/careers', '/ur/form-not-sent'],
  ['/apiary', '/form-not-sent'],
])('answers a form at %s with the page of its language', async (path, page) => {
  expect(await post(path)).toEqual([405, 'GET, HEAD', `GET ${page}`]);
});

it('answers one with a file too, without reading it', async () => {
  const body = new FormData();
  body.set('file', new Blob(['x'.repeat(1_000_000)]), 'cv.pdf');
  expect(await post('/careers', { method: 'POST', body })).toEqual([405, 'GET, HEAD', 'GET /form-not-sent']);
});

it.each(['/api/forms/contact', '/hooks/revalidate'])('leaves %s alone', async (path) => {
  expect(await post(path)).toEqual([200, null, `POST ${path}`]);
});

it('leaves everything alone that is no POST', async () => {
  expect(await post('/careers', {})).toEqual([200, null, 'GET /careers']);
});
