import { limits } from '@fundfront/content-model';
import { AppError } from '../../errors.ts';
import { isZip } from '../media/zip.ts';
import { normalized, noteMark } from './cells.ts';
import { decodeText, readCsv, undefused } from './csv.ts';
import { readWorkbook } from './workbook.ts';

export interface SheetFile {
  name: string;
  bytes: Uint8Array;
}

export interface SheetLine {
  /** As a spreadsheet numbers its rows: 1 is the header. */
  row: number;
  cells: string[];
}

export interface Sheet {
  header: string[];
  lines: SheetLine[];
}

function refuse(message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path: 'file', message }] });
}

/** Compound files: the workbooks of Excel before 2007, and those with a password. */
const isOldWorkbook = (bytes: Uint8Array) => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

async function linesOf({ bytes }: SheetFile): Promise<SheetLine[]> {
  if (isZip(bytes)) {
    const rows = await readWorkbook(bytes);
    return rows
      .map((cells, index) => ({ row: index + 1, cells }))
      .filter(({ cells }) => cells.some((each) => each.trim()));
  }
  if (isOldWorkbook(bytes)) refuse('This workbook is of an old kind, or has a password. Save it as .xlsx without one.');
  const text = decodeText(bytes);
  if (text === null) refuse('This is not UTF-8 text. Save it as “CSV UTF-8”, or as a workbook (.xlsx).');
  return readCsv(text, ({ row }) => refuse(`Row ${row}: a quotation mark is not closed, or stands where none may.`));
}

/** Of a CSV file or the first sheet of a workbook. Throws VALIDATION where it has no rows, or too many. */
export async function readSheet(file: SheetFile): Promise<Sheet> {
  if (file.bytes.byteLength === 0) refuse('The file is empty. Choose another.');
  const [header, ...rest] = await linesOf(file);
  if (!header) refuse('The file is empty. Choose another.');
  if (header.cells.length > limits.sheetColumns) refuse(`A file can have at most ${limits.sheetColumns} columns.`);
  const lines = rest
    .map(({ row, cells }) => ({ row, cells: cells.map((cell) => undefused(normalized(cell))) }))
    .filter(({ cells }) => !cells[0]?.startsWith(noteMark));
  if (lines.length === 0) refuse('There is no row below the header.');
  const most = limits.sheetRows;
  if (lines.length > most) {
    refuse(
      `The file has ${lines.length.toLocaleString('en')} rows; ${most.toLocaleString('en')} are possible at once. Split it.`,
    );
  }
  return { header: header.cells.map((cell) => normalized(cell).trim()), lines };
}
