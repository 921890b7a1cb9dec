import readSheets from 'read-excel-file/node';
import { reply } from '../../workerPool.ts';
import type { AskedWorkbook, ReadWorkbook } from './workbook.ts';

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

async function readCells({ bytes, sheet }: AskedWorkbook): Promise<ReadWorkbook | null> {
  try {
    const sheets = await readSheets(Buffer.from(bytes), { trim: false });
    const names = sheets.map((each) => each.sheet);
    const chosen = sheets.find((each) => each.sheet === (sheet ?? names[0]));
    return { names, rows: chosen ? chosen.data.map((row) => row.map(textOf)) : null };
  } catch {
    return null;
  }
}

process.on('message', async (asked: AskedWorkbook) => {
  reply('reading');
  reply({ result: await readCells(asked) });
});
