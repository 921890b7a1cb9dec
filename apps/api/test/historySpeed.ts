// Judges nothing: figures depend on the machine. Which engines it measures: see `onEachEngine`.

import { brotliCompressSync } from 'node:zlib';
import { addDays } from '@fundfront/content-model/karachi';
import { calls } from '@fundfront/content-model/wire';
import { addEntry } from '../src/db/seed/addEntry.ts';
import { createApp, systemCtx } from '../src/http/app.ts';
import { isWeekend } from '../src/modules/ledger/businessDays.ts';
import { upsertPrices } from '../src/modules/nav/queries.ts';
import { authenticate } from '../src/modules/session/authenticate.ts';
import { type Base, onEachEngine } from './engines.ts';

const [from, to] = ['2006-11-20', '2026-11-20'];
const rounds = 15;
const atOnce = 500;

async function fill(base: Base): Promise<string> {
  const ctx = systemCtx(base, 'system');
  const own = { title: 'Equity', slug: 'equity', group: 'equity', basis: 'absolute', order: 1 };
  const category = await addEntry(ctx, { type: 'fundCategory', locale: 'en', data: own });
  const data = { title: 'Fund', slug: 'fund', shortSlug: 'short', category, order: 1 };
  const fundId = await addEntry(ctx, { type: 'fund', sample: true, locale: 'en', data });
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (!isWeekend(day)) days.push(day);
  let [price, seed] = [100, 20_061_120];
  const rows = days.map((validityDate) => {
    // As uneven as prices are, and the same each time.
    seed = (seed * 48_271) % 2_147_483_647;
    price *= 1 + (seed / 2_147_483_647 - 0.49) / 50;
    const nav = price.toFixed(4);
    return { fundId, validityDate, nav, offer: nav, redemption: nav, source: 'sample', importId: null };
  });
  for (let start = 0; start < rows.length; start += atOnce) {
    await upsertPrices(base.handle.db, rows.slice(start, start + atOnce), base.ports.clock.now());
  }
  return fundId;
}

const found = await onEachEngine('history', async (base) => {
  const fundId = await fill(base);
  const { hono } = createApp(base, authenticate);
  const path = `${calls.getFundHistory.path.replace(':id', fundId)}?locale=en&from=${from}&to=${to}`;
  const times: number[] = [];
  let bytes = new Uint8Array();
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const response = await hono.request(path);
    bytes = new Uint8Array(await response.arrayBuffer());
    times.push(performance.now() - begun);
    if (!response.ok) throw new Error(`The history was answered with ${response.status}`);
  }
  const [cold = 0, ...kept] = times;
  const again = kept.sort((a, b) => a - b)[Math.floor(kept.length / 2)] ?? 0;
  return { bytes: bytes.length, br: brotliCompressSync(bytes).length, cold, again };
});

for (const [engine, { bytes, br, cold, again }] of found) {
  const size = `${Math.round(bytes / 1_024)} KB, ${Math.round(br / 1_024)} KB with Brotli`;
  console.info(
    `${engine.padEnd(12)}NAV history of 20 years: ${size}, ${cold.toFixed(0)} ms the first time, ${again.toFixed(0)} ms again`,
  );
}
