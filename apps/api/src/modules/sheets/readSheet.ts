import { limits } from '@fundfront/content-model';
import { AppError } from '../../errors.ts';
import { isZip } from '../media/zip.ts';
import { normalized, noteMark } from './cells.ts';
import { decodeText, readCsv, undefused } from './csv.ts';
import { readWorkbook } from './workbook.ts';

export interface SheetFile {
  name: string;
  bytes: Uint8Array;
  /** Of a workbook; the first one where it is left out. */
  sheet?: string | null | undefined;
}

export interface SheetLine {
  /** As a spreadsheet numbers its rows: 1 is the header. */
  row: number;
  cells: string[];
}

export interface Sheet {
  header: string[];
  lines: SheetLine[];
  /** Of a workbook; none for a CSV file. */
  names: string[];
}

function refuse(message: string): never {
  throw new AppError('VALIDATION', message, { fields: [{ path: 'file', message }] });
}

/** Compound files: the workbooks of Excel before 2007, and those with a password. */
const isOldWorkbook = (bytes: Uint8Array) => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte);

async function linesOf({ bytes, sheet = null }: SheetFile): Promise<{ lines: SheetLine[]; names: string[] }> {
  if (isZip(bytes)) {
    const { names, rows } = await readWorkbook({ bytes, sheet });
    if (!rows) refuse(`The workbook has no sheet “${sheet}”. Choose the file again.`);
    const lines = rows
      .map((cells, index) => ({ row: index + 1, cells }))
      .filter(({ cells }) => cells.some((each) => each.trim()));
    return { lines, names };
  }
  if (isOldWorkbook(bytes)) refuse('This workbook is of an old kind, or has a password. Save it as .xlsx without one.');
  const text = decodeText(bytes);
  if (text === null) refuse('This is not UTF-8 text. Save it as “CSV UTF-8”, or as a workbook (.xlsx).');
  const lines = readCsv(text, ({ row }) =>
    refuse(`Row ${row}: a quotation mark is not closed, or stands where none may.`),
  );
  return { lines, names: [] };
}

/** Of a CSV file or one sheet of a workbook. Throws VALIDATION where it has no rows, or too many. */
export async function readSheet(file: SheetFile): Promise<Sheet> {
  if (file.bytes.byteLength === 0) refuse('The file is empty. Choose another.');
  const { lines: all, names } = await linesOf(file);
  const [header, ...rest] = all;
  if (!header)
    refuse(names.length > 1 ? `The sheet “${file.sheet ?? names[0]}” is empty.` : 'The file is empty. Choose another.');
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
  return { header: header.cells.map((cell) => normalized(cell).trim()), lines, names };
}
