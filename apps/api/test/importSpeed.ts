// Judges nothing: figures depend on the machine. Which engines it measures: see `onEachEngine`.

import type { AddressInfo } from 'node:net';
import { calls } from '@fundfront/content-model/wire';
import { serve } from '@hono/node-server';
import type { Ctx, UserActor } from '../src/context.ts';
import { createApp, systemCtx } from '../src/http/app.ts';
import { approveImport, submitImport } from '../src/modules/import/decideImport.ts';
import { getImport } from '../src/modules/import/listImports.ts';
import { runImports } from '../src/modules/import/runImports.ts';
import { startImport } from '../src/modules/import/startImport.ts';
import { authenticate } from '../src/modules/session/authenticate.ts';
import { type Base, onEachEngine } from './engines.ts';
import { makeUser } from './factories.ts';
import { workbook } from './officeFiles.ts';

const rows = 100_000;
const fundsOfFile = 20;
const dayMs = 86_400_000;
/** Milliseconds between two looks whether the API answers. */
const probeMs = 10;

const fundName = (number: number) => `Bench Fund ${String(number).padStart(2, '0')}`;
const text = (value: string) => new TextEncoder().encode(value);

const list = [
  'mufap_fund_id,fund_name,category,return_basis',
  ...Array.from({ length: 2 * fundsOfFile }, (_, index) => `${index + 1},${fundName(index)},Equity,Absolute`),
].join('\n');

/** The last weekdays before today, latest first. */
function weekdaysBefore(today: number, count: number): string[] {
  const days: string[] = [];
  for (let time = today - dayMs; days.length < count; time -= dayMs) {
    const date = new Date(time);
    if (date.getUTCDay() % 6 !== 0) days.push(date.toISOString().slice(0, 10));
  }
  return days;
}

/** Of so many funds from the first on, each with as many weekdays before today, which rise as a calm fund's do. */
function pricesOf(first: number, today: number): string[][] {
  const days = weekdaysBefore(today, rows / fundsOfFile).reverse();
  return Array.from({ length: fundsOfFile }, (_, fund) =>
    days.map((day, index) => {
      const nav = (100 + index / 100) * (1 + ((index * 7919) % 97) / 50_000);
      return [fundName(first + fund), day, nav.toFixed(4), (nav * 1.03).toFixed(4), nav.toFixed(4)];
    }),
  ).flat();
}

const header = ['fund_name', 'date', 'nav', 'offer_price', 'repurchase_price'];

function csvOf(cells: readonly string[][]): Uint8Array {
  return text([header, ...cells].map((row) => row.join(',')).join('\n'));
}

function xlsxOf(cells: readonly string[][]): Uint8Array {
  const cell = (value: string, place: string) =>
    /^[\d.]+$/.test(value)
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const lines = [header, ...cells].map(
    (row, line) =>
      `<row r="${line + 1}">${row.map((value, column) => cell(value, `${'ABCDE'[column]}${line + 1}`)).join('')}</row>`,
  );
  return workbook({ Prices: lines.join('') });
}

/** The longest answer of `/health` until it is stopped, in milliseconds. */
function probe(port: number): () => Promise<number> {
  let longest = 0;
  let going = true;
  const looking = (async () => {
    while (going) {
      const begun = performance.now();
      // A connection that is kept may have been closed while the process was held.
      await (await fetch(`http://127.0.0.1:${port}/health`, { headers: { connection: 'close' } })).text();
      longest = Math.max(longest, performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, probeMs));
    }
  })();
  return async () => {
    going = false;
    await looking;
    return longest;
  };
}

interface Took {
  seconds: number;
  longestMs: number;
}

async function timed(port: number, work: () => Promise<unknown>): Promise<Took> {
  const stop = probe(port);
  const begun = performance.now();
  await work();
  const seconds = (performance.now() - begun) / 1_000;
  return { seconds, longestMs: await stop() };
}

interface Actors {
  system: Ctx;
  maker: UserActor;
  checker: UserActor;
}

async function measure(port: number, { system, maker, checker }: Actors, name: string, bytes: Uint8Array) {
  const ctx = { ...system, actor: maker };
  let id = '';
  const checked = await timed(port, async () => {
    ({ id } = await startImport({ ctx, input: { files: [{ name, bytes }], samples: 'keep', again: 'yes' } }));
    await runImports(system);
  });
  const job = await getImport({ ctx, input: { id } });
  if (job.state !== 'checked' || job.blocked > 0)
    throw new Error(`${name}: ${job.state}, ${job.problem} ${job.blocked}`);
  await submitImport({ ctx, input: { id, note: '' } });
  const applied = await timed(port, async () => {
    await approveImport({ ctx: { ...system, actor: checker }, input: { id } });
    await runImports(system);
  });
  const { state, report, problem } = await getImport({ ctx, input: { id } });
  if (state !== 'applied') throw new Error(`${name}: ${state}, ${problem}`);
  return { checked, applied, findings: job.kinds.reduce((sum, { count }) => sum + count, 0), report };
}

async function run(base: Base) {
  const server = serve({ fetch: createApp(base, authenticate).hono.fetch, port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const system = systemCtx(base, 'system');
  const people = { system, maker: await makeUser(base, ['nav-maker']), checker: await makeUser(base, ['nav-checker']) };
  const today = Date.now() - dayMs;
  try {
    await measure(port, people, 'list.csv', text(list));
    return {
      CSV: await measure(port, people, 'prices.csv', csvOf(pricesOf(0, today))),
      XLSX: await measure(port, people, 'prices.xlsx', xlsxOf(pricesOf(fundsOfFile, today))),
    };
  } finally {
    server.close();
  }
}

const found = await onEachEngine('import', run);

console.info(`${rows.toLocaleString('en')} rows of ${fundsOfFile} funds, by ${calls.startImport.path}`);
for (const [engine, formats] of found) {
  for (const [format, { checked, applied, findings, report }] of Object.entries(formats)) {
    for (const [what, { seconds, longestMs }] of Object.entries({ checked, applied })) {
      console.info(
        `${engine.padEnd(12)}${format.padEnd(6)}${what.padEnd(9)}${seconds.toFixed(1).padStart(7)} s, /health at most ${Math.round(longestMs)} ms` +
          (what === 'checked' ? `, ${findings} findings` : `, ${report?.prices.created} new prices`),
      );
    }
  }
}
