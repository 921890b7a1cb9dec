// @vitest-environment node

import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { documentCache, errorDocumentPath } from './errorDocuments.ts';

let status = 200;
let text = '';
let now = 0;
let read: (path: string) => Promise<string | undefined>;
const asked: string[] = [];
const server = http.createServer(({ url = '' }: IncomingMessage, response) => {
  asked.push(url);
  response.statusCode = status;
  response.end(text);
});

beforeEach(async () => {
  status = 200;
  asked.length = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const cached = documentCache(() => new URL(`http://127.0.0.1:${port}`));
  read = async (path) => (await cached(path))?.plain.toString();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await new Promise((resolve) => server.close(resolve));
});

const readOnceRefreshed = (path: string, wanted: string) =>
  vi.waitFor(async () => expect(await read(path)).toBe(wanted), { interval: 5, timeout: 15_000 });

it('asks once for a document, however many want it', async () => {
  text = 'first';
  expect(await Promise.all([read('/a'), read('/a')])).toEqual(['first', 'first']);
  text = 'second';
  expect(await read('/a')).toBe('first');
  expect(asked).toEqual(['/a']);
});

it('serves the old copy while it asks for a new one', async () => {
  text = 'first';
  await read('/a');
  text = 'second';
  now += 60_001;
  await readOnceRefreshed('/a', 'second');
});

it('keeps the last good copy while there is no other, and has none where there never was one', async () => {
  text = 'first';
  await read('/a');
  status = 500;
  now += 60_001;
  await vi.waitFor(async () => {
    expect(await read('/a')).toBe('first');
    expect(asked.length).toBeGreaterThan(1);
  }, 15_000);
  expect(await read('/a')).toBe('first');
  expect(await read('/b')).toBeUndefined();
  status = 200;
  text = 'second';
  expect(await read('/b')).toBe('second');
  await readOnceRefreshed('/a', 'second');
});

it('of a moment are of that moment, and kept by nobody', async () => {
  const of = (url: string, code = 404) => errorDocumentPath({ url } as IncomingMessage, code);
  expect(of('/as-of/a.b.c/gone?x=1')).toBe('/as-of/a.b.c/not-found-page');
  expect(of('/as-of/a.b.c/ur/gone')).toBe('/as-of/a.b.c/ur/not-found-page');
  expect(of('/as-of/a.b.c/gone', 500)).toBe('/error-page');
  text = 'first';
  await read('/as-of/a.b.c/not-found-page');
  text = 'second';
  expect(await read('/as-of/a.b.c/not-found-page')).toBe('second');
});
