import { type ImportMend, importColumns } from '@fundfront/content-model/wire';
import { AppError } from '../../errors.ts';
import { isZip } from '../media/zip.ts';
import { decodeText, readCsv } from '../sheets/csv.ts';
import { readWorkbook } from '../sheets/workbook.ts';
import { type Column, type Header, joinHeader, readHeader } from './columns.ts';
import { type DateOrder, dateOrderOf } from './dateOrder.ts';
import type { Findings, Source } from './findings.ts';

export interface ImportFile {
  name: string;
  bytes: Uint8Array;
}

/** What was changed about the rows of a file by hand, by line. */
export type Mends = ReadonlyMap<number, ImportMend>;

export interface TableRow {
  source: Source;
  cell(column: Column): string;
}

export interface Table {
  /** `funds` lists funds with their MUFAP numbers; the others only speak of known funds. */
  kind: 'funds' | 'performance' | 'prices';
  rows: TableRow[];
  read: number;
  /** Where each column stands among the cells of a row. */
  at: Header['at'];
  dates: DateOrder;
}

/** A header may come below a title, never deeper than this. */
const headerWithin = 10;

function kindOf({ at }: Header): Table['kind'] | null {
  if (at.id !== undefined && at.name !== undefined && at.category !== undefined) return 'funds';
  if (at.ytd !== undefined && at.date !== undefined) return 'performance';
  return at.date !== undefined && at.nav !== undefined ? 'prices' : null;
}

interface Line {
  /** Of the file, or of the sheet, counted from 1. */
  line: number;
  cells: readonly string[];
}

interface Lines {
  lines: Line[];
  /** Rows that could not be read as such. */
  broken: number;
  /** How the text had to be understood, where that is a guess. */
  warning?: string;
}

/** Of the first sheet that has a header. */
async function linesOfWorkbook(bytes: Uint8Array): Promise<Lines> {
  const { names, rows: ofFirst } = await readWorkbook({ bytes, sheet: null });
  for (const sheet of names) {
    const rows = sheet === names[0] ? ofFirst : (await readWorkbook({ bytes, sheet })).rows;
    const lines = (rows ?? []).map((cells, index) => ({ line: index + 1, cells }));
    const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    if (findHeader(filled)) {
      const warning = `Of the workbook’s ${names.length} sheets, “${sheet}” was read`;
      return { lines: filled, broken: 0, ...(names.length > 1 && { warning }) };
    }
  }
  return { lines: [], broken: 0 };
}

/** Null where the file is no text. */
function linesOfText(bytes: Uint8Array, onBroken: (line: Line) => void): Lines | null {
  const unicode = decodeText(bytes);
  const text = unicode ?? decodeText(bytes, 'windows-1252');
  if (text === null) return null;
  let broken = 0;
  const lines = readCsv(text, (record) => {
    broken += 1;
    onBroken(record);
  });
  const warning = 'Not UTF-8: it was read as Windows-1252. Look at the names.';
  return { lines, broken, ...(unicode === null && { warning }) };
}

/** In one line, else in two. `first` is the index of the first row below it. */
function findHeader(lines: readonly Line[]): { header: Header; kind: Table['kind']; first: number } | null {
  const top = lines.slice(0, headerWithin).map(({ cells }) => cells);
  for (const height of [1, 2]) {
    for (const [index, cells] of top.entries()) {
      const below = lines[index + 1]?.cells ?? [];
      const header = readHeader(height === 1 ? cells : joinHeader(cells, below));
      const kind = header && kindOf(header);
      if (header && kind) return { header, kind, first: index + height };
    }
  }
  return null;
}

/** A column that the file lacks may be mended too: it stands behind the others. */
function columnsWith({ at }: Header, width: number, mends: Mends): Header['at'] {
  const all = { ...at };
  let next = width;
  for (const { values } of mends.values()) {
    for (const column of importColumns) {
      if (values[column] === undefined || all[column] !== undefined) continue;
      all[column] = next;
      next += 1;
    }
  }
  return all;
}

function mendedCells(cells: readonly string[], at: Header['at'], { values }: ImportMend): string[] {
  const mended = [...cells];
  for (const column of importColumns) {
    const [value, index] = [values[column], at[column]];
    if (value === undefined || index === undefined) continue;
    while (mended.length < index) mended.push('');
    mended[index] = value;
  }
  return mended;
}

const mendText = (cells: readonly string[], at: Header['at'], { values }: ImportMend) =>
  importColumns
    .flatMap((column) =>
      values[column] === undefined
        ? []
        : [`${column} “${cells[at[column] ?? -1]?.trim() ?? ''}” was mended to “${values[column]}”`],
    )
    .join(', ');

function linesOf(file: ImportFile, onBroken: (line: Line) => void): Promise<Lines> | Lines | null {
  return isZip(file.bytes) ? linesOfWorkbook(file.bytes) : linesOfText(file.bytes, onBroken);
}

interface Read {
  file: ImportFile;
  /** Among the files of the import, from 0. */
  position: number;
  mends: Mends;
  findings: Findings;
}

/** Of a CSV file or a workbook (.xlsx). Null, with the reason noted, where there is no header. */
export async function readTable({ file, position, mends, findings }: Read): Promise<Table | null> {
  const { name } = file;
  const whole: Source = { file: name, position, line: null, cells: [] };
  const sourceOf = (line: number, cells: readonly string[]): Source => ({ file: name, position, line, cells });
  const isLeftOut = (source: Source) => {
    const reason = mends.get(source.line ?? 0)?.leftOut ?? null;
    if (reason !== null) findings.drop(source, 'left-out', `Left out: ${reason}`);
    return reason !== null;
  };
  const refuse = (text: string) => {
    findings.block(whole, 'unreadable-file', text);
    return null;
  };
  let read: Lines | null;
  try {
    read = await linesOf(file, ({ line, cells }) => {
      const source = sourceOf(line, cells);
      const text = 'A quotation mark is not closed, or stands where none may';
      if (!isLeftOut(source)) findings.block(source, 'broken-row', text);
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'VALIDATION') throw error;
    return refuse(error.message);
  }
  if (read === null) return refuse('This is not text. Save it as CSV (UTF-8), or as a workbook (.xlsx).');
  const found = findHeader(read.lines);
  if (!found) return refuse('No header that names funds with dates and prices was found.');
  const { header, kind, first } = found;
  if (read.warning) findings.warn(whole, 'columns', read.warning);
  if (header.unused.length > 0)
    findings.explain(whole, 'columns', `Columns that are not used: ${header.unused.join(', ')}`);
  if (header.repeated.length > 0) {
    const text = `Columns that name the same again, of which the first counts: ${header.repeated.join(', ')}`;
    findings.warn(whole, 'columns', text);
  }
  const below = read.lines.slice(first);
  const width = below.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const at = columnsWith(header, width, mends);
  let unused = read.broken;
  const rows = below.flatMap(({ line, cells: asRead }): TableRow | [] => {
    const mend = mends.get(line);
    const cells = mend ? mendedCells(asRead, at, mend) : asRead;
    const source = sourceOf(line, cells);
    if (!isLeftOut(source)) {
      if (mend) findings.explain(source, 'mended', mendText(asRead, at, mend));
      if (cells.every((cell) => !cell.includes('\0')))
        return { source, cell: (column) => cells[at[column] ?? -1]?.trim() ?? '' };
      findings.block(source, 'broken-row', 'It holds the character NUL, which no text has');
    }
    unused += 1;
    return [];
  });
  const dates = dateOrderOf(rows.map(({ cell }) => cell('date')));
  if (dates.note) findings[dates.note.severity === 'reason' ? 'warn' : 'explain'](whole, 'date-order', dates.note.text);
  return { kind, rows, read: rows.length + unused, at, dates };
}
