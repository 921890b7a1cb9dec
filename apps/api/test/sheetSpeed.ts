// Judges nothing: figures depend on the machine. Which engines it measures: see `onEachEngine`.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { limits } from '@fundfront/content-model';
import { systemCtx } from '../src/http/app.ts';
import { csvRows } from '../src/modules/sheets/csv.ts';
import { importEntries } from '../src/modules/sheets/importEntries.ts';
import { writeWorkbook } from '../src/modules/sheets/workbook.ts';
import { onEachEngine } from './engines.ts';
import { makeUser } from './factories.ts';

const header = [
  'Key',
  'Name (English)',
  'Name (Urdu)',
  'Key (Urdu)',
  'Network',
  'City (English)',
  'Street address (English)',
];
const rowsIn = (city: string) =>
  Array.from({ length: limits.sheetRows }, (_, index) => {
    return [
      `branch-${index}`,
      `Branch ${index}`,
      `شاخ ${index}`,
      `branch-${index}`,
      'Branch network',
      city,
      `${index} Mall Road`,
    ];
  });

interface Took {
  seconds: number;
  /** The longest time for which nobody else was served, in milliseconds. */
  heldMs: number;
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ result: Result; took: Took }> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1_000;
  delay.disable();
  return { result, took: { seconds, heldMs: delay.max / 1e6 } };
}

const found = await onEachEngine('sheets', async (base) => {
  const ctx = { ...systemCtx(base, 'system'), actor: await makeUser(base, ['editor']) };
  const took: [string, Took][] = [];
  for (const [kind, city] of [
    ['new', 'Lahore'],
    ['changed', 'Multan'],
  ] as const) {
    const cells = [header, ...rowsIn(city)];
    const csv = new TextEncoder().encode(csvRows(cells, { first: true }));
    const files = { CSV: csv, ...(kind === 'changed' && { XLSX: await writeWorkbook(cells) }) };
    for (const [format, bytes] of Object.entries(files)) {
      const file = { name: `branches.${format.toLowerCase()}`, bytes };
      const checked = await timed(() => importEntries({ ctx, input: { type: 'branch', file, mode: 'check' } }));
      took.push([`${format}, ${kind}: dry run`, checked.took]);
      const { digest } = checked.result;
      // The workbook holds the same rows: after the CSV file there would be nothing left to save.
      if (kind === 'changed' && format === 'CSV') continue;
      const applied = await timed(() => importEntries({ ctx, input: { type: 'branch', file, mode: 'apply', digest } }));
      took.push([`${format}, ${kind}: save`, applied.took]);
    }
  }
  return took;
});

console.info(`${limits.sheetRows.toLocaleString('en')} rows in two languages`);
for (const [engine, took] of found) {
  console.info(`\n${engine}`);
  for (const [name, { seconds, heldMs }] of took) {
    const perSecond = Math.round(limits.sheetRows / seconds).toLocaleString('en');
    console.info(
      `${name.padEnd(28)}${seconds.toFixed(1).padStart(8)} s${perSecond.padStart(10)} rows/s, event loop held ${Math.round(heldMs)} ms at most`,
    );
  }
}
