import { columnLabels } from '@fundfront/content-model/importLabels';
import { type ImportFileColumn, type ImportMend, importColumns } from '@fundfront/content-model/wire';
import { AppError } from '../../errors.ts';
import { isZip } from '../media/zip.ts';
import { decodeText, readCsv } from '../sheets/csv.ts';
import { readWorkbook } from '../sheets/workbook.ts';
import {
  type ChosenColumns,
  type Column,
  type Header,
  joinHeader,
  kindOf,
  readHeader,
  type TableKind,
} from './columns.ts';
import { type DateOrder, dateOrderOf } from './dateOrder.ts';
import { describeColumns } from './describeColumns.ts';
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
  kind: TableKind;
  rows: TableRow[];
  read: number;
  /** Where each column stands among the cells of a row. */
  at: Header['at'];
  dates: DateOrder;
}

/** A header may come below a title, never deeper than this. */
const headerWithin = 10;

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

/** Of the first sheet that has a header; where none has, of the first that is not empty. */
async function linesOfWorkbook(bytes: Uint8Array): Promise<Lines> {
  const { names, rows: ofFirst } = await readWorkbook({ bytes, sheet: null });
  let other: Lines = { lines: [], broken: 0 };
  for (const sheet of names) {
    const rows = sheet === names[0] ? ofFirst : (await readWorkbook({ bytes, sheet })).rows;
    const lines = (rows ?? []).map((cells, index) => ({ line: index + 1, cells }));
    const filled = lines.filter(({ cells }) => cells.some(isFilled));
    const warning = `Of the workbook’s ${names.length} sheets, “${sheet}” was read`;
    const read = { lines: filled, broken: 0, ...(names.length > 1 && { warning }) };
    if (findHeader(filled)) return read;
    if (other.lines.length === 0) other = read;
  }
  return other;
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

interface FoundHeader {
  cells: readonly string[];
  first: number;
}

/** In one line, else in two. */
function findHeader(lines: readonly Line[]): FoundHeader | null {
  const top = lines.slice(0, headerWithin).map(({ cells }) => cells);
  for (const height of [1, 2]) {
    for (const [index, upper] of top.entries()) {
      const below = lines[index + 1]?.cells ?? [];
      const cells = height === 1 ? upper : joinHeader(upper, below);
      if (kindOf(readHeader(cells))) return { cells, first: index + height };
    }
  }
  return null;
}

const isFilled = (cell: string) => cell.trim() !== '';

/** Where no line names what is needed: the first with two cells, which a title does not have. */
function guessHeader(lines: readonly Line[]): FoundHeader | null {
  const index = lines.slice(0, headerWithin).findIndex(({ cells }) => cells.filter(isFilled).length > 1);
  const line = lines[index];
  return line ? { cells: line.cells, first: index + 1 } : null;
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
  chosen: ChosenColumns;
  findings: Findings;
}

export interface ReadTable {
  /** Null, with the reason noted, where it cannot be read, or no header says what it holds. */
  table: Table | null;
  columns: ImportFileColumn[];
}

function explainHeader({ cells, unused, repeated }: Header, chosen: ChosenColumns, whole: Source, findings: Findings) {
  const byHand = [...chosen].map(
    ([index, column]) => `“${cells[index]?.trim() ?? ''}” as ${column ? columnLabels[column] : 'not used'}`,
  );
  if (byHand.length > 0) findings.warn(whole, 'columns', `Read by hand: ${byHand.join(', ')}`);
  if (unused.length > 0) findings.explain(whole, 'columns', `Columns that are not used: ${unused.join(', ')}`);
  if (repeated.length > 0) {
    const text = `Columns that name the same again, of which the first counts: ${repeated.join(', ')}`;
    findings.warn(whole, 'columns', text);
  }
}

const noHeader = {
  found: 'No header that names funds with dates and prices was found. Say what each column is.',
  chosen: 'As its columns were chosen, the file names no funds with dates and prices.',
};

/** Of a CSV file or a workbook (.xlsx). */
export async function readTable({ file, position, mends, chosen, findings }: Read): Promise<ReadTable> {
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
    return { table: null, columns: [] };
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
  const found = findHeader(read.lines) ?? guessHeader(read.lines);
  if (!found) return refuse('No header that names funds with dates and prices was found.');
  const header = readHeader(found.cells, chosen);
  const kind = kindOf(header);
  const below = read.lines.slice(found.first);
  const columns = describeColumns(
    header,
    chosen,
    below.map(({ cells }) => cells),
  );
  if (!kind) return { ...refuse(noHeader[chosen.size > 0 ? 'chosen' : 'found']), columns };
  if (read.warning) findings.warn(whole, 'columns', read.warning);
  explainHeader(header, chosen, whole, findings);
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
  return { table: { kind, rows, read: rows.length + unused, at, dates }, columns };
}
