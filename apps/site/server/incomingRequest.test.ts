import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  appendForwardedFor,
  rejectMalformedUrl,
  rejectNativeFormPost,
  stripApiTrailingSlash,
} from './incomingRequest.ts';

// @vitest-environment node

it.each([
  ['/api/subscriptionform/', '/api/subscriptionform'],
  ['/api/menu/?x=/', '/api/menu?x=/'],
])('takes the slash off %s', (url, without) => {
  expect(stripApiTrailingSlash(url)).toBe(without);
});

it.each(['/api/', '/api/subscriptionform', '/api/menu?x=/', '/api/menu//', '/apiary/', '/home/', '/ur/api/x/'])(
  'leaves %s alone',
  (url) => {
    expect(stripApiTrailingSlash(url)).toBe(url);
  },
);

// @vitest-environment node

it.each(['/home', '/ur/%DB%81%D9%85', '/a%2Fb?x=%', '/search?q=100%'])('lets %s through', (url) => {
  expect(rejectMalformedUrl(url)).toBe(url);
});

it.each([
  ['/%', '/unreadable-address'],
  ['/%E0%A4%A', '/unreadable-address'],
  ['/ur/%zz', '/ur/unreadable-address'],
  ['/home%00', '/unreadable-address'],
])('answers %s as an address of nothing', (url, instead) => {
  expect(rejectMalformedUrl(url)).toBe(instead);
});

it.each([
  [undefined, '203.0.113.7', '203.0.113.7'],
  ['10.0.0.1', '203.0.113.7', '10.0.0.1, 203.0.113.7'],
  ['10.0.0.1, 10.0.0.2', '::1', '10.0.0.1, 10.0.0.2, ::1'],
])('after %j, which anybody may write, tells %s', (forwardedFor, remoteAddress, all) => {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  appendForwardedFor({ headers, socket: { remoteAddress } });
  expect(headers).toEqual({ 'x-forwarded-for': all });
});

// @vitest-environment node

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
