import { AppError } from '../../errors.ts';
import { createYielder, partsOf } from '../../eventLoop.ts';
import { isolatedReader } from '../media/isolatedReader.ts';
import { isSafeZip } from '../media/zip.ts';

export interface AskedWorkbook {
  bytes: Uint8Array;
  /** The first one where it is null. */
  sheet: string | null;
}

export interface ReadWorkbook {
  /** Of its sheets, in their order. */
  names: string[];
  /** Null where it has no sheet of that name. */
  rows: string[][] | null;
}

const rowsAtOnce = 500;

const readElsewhere = isolatedReader<ReadWorkbook, AskedWorkbook>({
  url: new URL('./readWorkbookWorker.ts', import.meta.url),
  readTimeoutMs: 30_000,
  memoryMb: 512,
});

const writeElsewhere = isolatedReader<Uint8Array>({
  url: new URL('./writeWorkbookWorker.ts', import.meta.url),
  readTimeoutMs: 90_000,
  memoryMb: 768,
});

/** Cells of one sheet as text, dates as `2026-06-30`. Throws VALIDATION for what cannot be read, or not safely. */
export async function readWorkbook(asked: AskedWorkbook): Promise<ReadWorkbook> {
  const read = (await isSafeZip(asked.bytes)) ? await readElsewhere(asked) : null;
  if (read) return read;
  throw new AppError(
    'VALIDATION',
    'This workbook cannot be read: it is broken, locked with a password, or far larger than it looks. Save its sheet as CSV (UTF-8).',
  );
}

/** Text, a decimal of at most fifteen digits, or a date as `2026-06-30`. */
export type WorkbookCell = string | { number: string } | { day: string };

/** The same cell as a CSV file holds it. */
export function csvCell(cell: WorkbookCell): string {
  if (typeof cell === 'string') return cell;
  return 'day' in cell ? cell.day : cell.number;
}

/** For the other process, in parts: a hundred thousand rows at once would hold this one. */
async function encoded(rows: readonly (readonly WorkbookCell[])[]): Promise<Uint8Array> {
  const breathe = createYielder();
  const parts: string[] = [];
  for (const part of partsOf(rows, rowsAtOnce)) {
    if (parts.length > 0) parts.push(',');
    parts.push(JSON.stringify(part).slice(1, -1));
    await breathe();
  }
  return new Uint8Array(await new Blob(['[', ...parts, ']']).arrayBuffer());
}

/** Texts have the format of text, so that nothing in them is ever run or changed; the first row stays in sight. */
export async function writeWorkbook(rows: readonly (readonly WorkbookCell[])[]): Promise<Uint8Array> {
  const made = await writeElsewhere(await encoded(rows));
  if (made) return made;
  throw new AppError('UNAVAILABLE', 'The workbook took too long to make. Try again, or take CSV.', { retryAfter: 10 });
}
