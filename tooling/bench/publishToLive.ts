import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@fundfront/api-client';
import { contentTypes, isContentTypeName } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { readPage } from './readPage.ts';

export function quantile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

export const spread = (times: readonly number[]) =>
  `p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms, p99 ${quantile(times, 0.99)} ms`;

const pollMs = 2;

async function waitUntilShown(url: string, text: string): Promise<void> {
  while (!(await readPage(url)).includes(text)) await sleep(pollMs);
}

/**
 * Milliseconds of each round, from the press until the page shows it, as seen from outside: asking for it without a pause would
 * take a core from what is measured.
 * @param path public path of an English page
 * @param pauseMs after each round
 */
export async function publishToLive(
  editor: Client,
  site: string,
  path: string,
  { rounds = 40, pauseMs = 0 }: { rounds?: number; pauseMs?: number } = {},
) {
  const { id, type, locale } = await editor.call(calls.findByPath, { query: { path } });
  if (!isContentTypeName(type)) throw new Error(`No content type is called ${type}`);
  const params = { type: contentTypes[type].path, id, locale };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { version, data } = await editor.call(calls.getEntry, { params });
    const title = `Bench round ${round} at ${version}`;
    const saved = await editor.call(calls.saveEntry, { params, body: { version, data: { ...data, title } } });
    const startedAt = performance.now();
    await editor.call(calls.publishEntry, { params, body: { version: saved.version } });
    await waitUntilShown(site + path, title);
    times.push(performance.now() - startedAt);
    if (pauseMs > 0) await sleep(pauseMs);
  }
  return times;
}
