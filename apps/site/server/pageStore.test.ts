// @vitest-environment node

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { PageStore, type StoredPage } from './pageStore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'page-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

const page = (name: string, body = 'x'.repeat(2_000)): StoredPage => ({
  path: name,
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  etag: `"${name}"`,
  tags: ['page:en:/a', 'menu:en'],
  renderedAt: 1,
  expiresAt: 2,
  gzip: Buffer.from(`gzip ${body}`),
  br: Buffer.from(`br ${body}`),
});

const log = vi.fn();
const open = (name: string, sizes = {}) => new PageStore({ folder: path.join(folder, name), log, ...sizes });

it('finds after a restart what it had, to the byte', async () => {
  const store = open('restart');
  store.set(page('/ur/ہم'));
  await store.flush();
  const again = open('restart');
  expect(again.get('/ur/ہم')).toEqual(page('/ur/ہم'));
});

it('finds after a restart a page by its own parts, and one that was not compressed for all yet', async () => {
  const store = open('parts');
  const chrome = { path: '/header-and-footer', etag: '"1"', source: Buffer.from('source') };
  const props = { version: 'v1', br: Buffer.from('props') };
  const { gzip: _, ...young } = page('/young');
  for (const each of [{ ...page('/a'), chrome, props }, { ...page('/b'), props }, { ...young, chrome }, young])
    store.set(each);
  await store.flush();
  const again = open('parts');
  expect(again.get('/a')).toEqual({ ...page('/a'), chrome, props });
  expect(again.get('/b')).toEqual({ ...page('/b'), props });
  expect(again.get('/young')).toEqual(young);
});

it('reads from disk what no longer fits into memory', async () => {
  const store = open('small', { maxBytes: 12_000 });
  for (const name of ['/a', '/b', '/c', '/d']) store.set(page(name));
  await store.flush();
  expect(store.get('/a')).toBeUndefined();
  expect(await store.load('/a')).toEqual(page('/a'));
});

it('holds no more files than it may, and none of a page that is gone', async () => {
  const store = open('bounded', { maxFiles: 3 });
  for (let index = 0; index < 10; index += 1) store.set(page(`/${index}`));
  store.delete('/9');
  await store.flush();
  expect(readdirSync(path.join(folder, 'bounded'))).toHaveLength(2);
  expect(await store.load('/9')).toBeUndefined();
});

it('starts over with what a killed process left half written', async () => {
  const store = open('broken');
  store.set(page('/whole'));
  store.set(page('/cut'));
  await store.flush();
  const [first = ''] = readdirSync(path.join(folder, 'broken')).filter((name) =>
    readFileSync(path.join(folder, 'broken', name)).includes('"/cut"'),
  );
  writeFileSync(path.join(folder, 'broken', first), Buffer.from([0, 0]));
  writeFileSync(path.join(folder, 'broken', 'x.page.new'), 'half');
  const again = open('broken');
  expect(again.get('/whole')).toBeDefined();
  expect(await again.load('/cut')).toBeUndefined();
  expect(readdirSync(path.join(folder, 'broken'))).toHaveLength(1);
});

it('goes on in memory where the disk refuses, and says so', async () => {
  const store = open('refused');
  rmSync(path.join(folder, 'refused'), { recursive: true });
  store.set(page('/a'));
  await store.flush();
  expect(store.get('/a')).toBeDefined();
  expect(log).toHaveBeenCalledWith(expect.stringContaining('could not be written'));
});

it('without a folder keeps pages in memory alone', async () => {
  const store = new PageStore({ folder: null, log });
  store.set(page('/a'));
  expect([store.get('/a'), await store.load('/b')]).toEqual([page('/a'), undefined]);
});
