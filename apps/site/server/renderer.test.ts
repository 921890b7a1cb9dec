// @vitest-environment node

import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Renderer } from './renderer.ts';

let renderer: Renderer;
beforeEach(() => {
  const script = path.join(import.meta.dirname, 'test/readingRenderer.ts');
  const preload = path.join(import.meta.dirname, 'rendererContext.ts');
  renderer = new Renderer({ script, preload, cwd: import.meta.dirname, env: process.env, log: () => {} });
});
afterEach(() => renderer.stop());

const step = async (url: string) => (await renderer.get(url)).body.toString();

it('keeps what the API answered until it is cleared', async () => {
  expect(await step('/begin/first')).toBe('unknown');
  await step('/end/first/menu');
  expect(await step('/begin/second')).toBe('FETCH');
  renderer.clear(['menu']);
  expect(await step('/begin/third')).toBe('unknown');
});

it('keeps no answer older than a clearing, whichever of two pages that read the same ends last', async () => {
  await step('/begin/before');
  renderer.clear(['menu']);
  await step('/begin/after');
  await step('/end/after');
  renderer.clear(['menu']);
  await step('/end/before');
  expect(await step('/begin/new')).toBe('unknown');
});

it('takes no answer of before a clearing for that of a page that began after it', async () => {
  await step('/begin/before');
  renderer.clear('all');
  await step('/begin/after');
  await step('/end/before');
  expect(await step('/begin/new')).toBe('unknown');
  await step('/end/after');
  expect(await step('/begin/newer')).toBe('FETCH');
});

it('says what a page was drawn from, whether that was kept or asked anew', async () => {
  const tagsOf = async (path: string) => (await renderer.page(path)).tags;
  expect(await tagsOf('/begin/asked/menu')).toEqual(['menu']);
  await step('/end/asked/menu');
  expect(await tagsOf('/begin/kept/menu')).toEqual(['menu']);
  expect(await tagsOf('/begin/of-nothing')).toBeNull();
});

it('asks anew for what is older than may be', async () => {
  await step('/begin/first');
  await step('/end/first/menu');
  expect(await step('/begin/second')).toBe('FETCH');
  await sleep(5);
  expect(await step('/begin/late')).toBe('unknown');
});

it.each(['SIGTERM', 'SIGINT'])('goes on after a %s of its own, until the page server ends it', async (signal) => {
  await step(`/signal/${signal}`);
  expect(await step('/begin/page')).toBe('FETCH');
  await renderer.stop();
  expect(renderer.restarts).toBe(0);
});

it('that cannot be started is tried again, and ends nothing', async () => {
  const sentences: string[] = [];
  const log = (sentence: string) => void sentences.push(sentence);
  const none = new Renderer({ script: 'none.js', cwd: '/nowhere', env: process.env, log });
  await expect.poll(() => none.restarts, { timeout: 15_000 }).toBeGreaterThan(1);
  await none.stop();
  expect(sentences[0]).toMatch(/^The renderer ended \(.*ENOENT\) and is started again in/);
});
