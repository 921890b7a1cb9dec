import { parentPort } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/node';

/** A spreadsheet keeps fifteen digits: what a float adds behind them nobody typed. */
const digits = 15;

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace(/T00:00:00.000Z$/, '');
  if (typeof cell === 'number') return String(Number(cell.toPrecision(digits)));
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  return String(cell);
}

async function readCells(bytes: Uint8Array): Promise<string[][] | null> {
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(Buffer.from(bytes), 1, { trim: false });
    return rows.map((row) => row.map(textOf));
  } catch {
    return null;
  }
}

parentPort?.on('message', async (bytes: Uint8Array) => {
  parentPort?.postMessage('reading');
  parentPort?.postMessage({ result: await readCells(bytes) });
});
