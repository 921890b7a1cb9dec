// @vitest-environment node

import type { IncomingMessage } from 'node:http';
import { limits } from '@fundfront/content-model/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addressCounter, countedPath, maxAddresses, maxAddressLength, sourceOf } from './addressCounts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

function visit(counter: ReturnType<typeof addressCounter>, url: string, status: number): void {
  const request: Partial<IncomingMessage> = { url, headers: { 'user-agent': browser, host: 'site.test' } };
  counter.count(request as IncomingMessage, status);
}

it('has the bounds of the call', () => {
  expect([maxAddresses, maxAddressLength]).toEqual([limits.countedAddresses, limits.addressLength]);
});

it('adds up in memory and sends once for many', async () => {
  const send = vi.fn(async () => {});
  const counter = addressCounter({ send, pauseMs: 1_000 });
  for (const url of ['/gone', '/gone/?utm_source=x', '/website/gone']) visit(counter, url, 404);
  visit(counter, '/old', 308);
  visit(counter, '/home', 200);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(send.mock.calls).toEqual([
    [
      [
        { outcome: 'missed', path: '/gone', source: 'typed', hits: 3 },
        { outcome: 'redirected', path: '/old', source: 'typed', hits: 1 },
      ],
    ],
  ]);
});

it('holds no more than its bound, and keeps what could not be sent', async () => {
  const sent: { path: string; hits: number }[][] = [];
  let down = true;
  const counter = addressCounter({
    pauseMs: 1_000,
    send: async (counts) => {
      if (down) throw new Error('The API is down');
      sent.push([...counts]);
    },
  });
  for (let index = 0; index < 5_000; index += 1) visit(counter, `/crawled/${index}`, 404);
  await vi.advanceTimersByTimeAsync(1_000);
  down = false;
  visit(counter, '/crawled/1', 404);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent[0]).toHaveLength(limits.countedAddresses);
  expect(sent[0]?.find(({ path }) => path === '/crawled/1')?.hits).toBe(2);
});

it.each([
  ['/api/x', null],
  ['/_next/static/a.js', null],
  ['/reset/amna@example.test', null],
  ['/cnic/3520212345671', null],
  ['/unsubscribe/0123456789abcdef0123456789abcdef', null],
  [`/${'a-'.repeat(200)}`, null],
  ['/%', null],
  ['/', null],
  ['/ur/%DB%81%D9%85/', '/ur/ہم'],
  ['/downloads/FMR-Sep-2026.pdf', '/downloads/FMR-Sep-2026.pdf'],
])('of %s it counts %s', (url, path) => expect(countedPath(url)).toBe(path));

it.each([
  [{}, '/gone', 'machine'],
  [{ 'user-agent': browser }, '/wp-login.php', 'machine'],
  [{ 'user-agent': 'Googlebot/2.1' }, '/gone', 'machine'],
  [{ 'user-agent': browser }, '/gone', 'typed'],
  [{ 'user-agent': browser, referer: 'https://www.google.com/' }, '/gone', 'search'],
  [{ 'user-agent': browser, host: 'site.test', referer: 'https://site.test/home' }, '/gone', 'own'],
  [{ 'user-agent': browser, host: 'site.test', referer: 'https://jobs.test/' }, '/gone', 'elsewhere'],
] as const)('%j asking for %s came by %s', (headers, path, source) => expect(sourceOf({ headers }, path)).toBe(source));
