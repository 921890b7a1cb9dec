import { decodeText, readCsv } from '../sheets/csv.ts';
import { type Column, type Header, readHeader } from './columns.ts';
import type { Findings, Source } from './findings.ts';

export interface ImportFile {
  name: string;
  bytes: Uint8Array;
}

export interface TableRow {
  source: Source;
  cell(column: Column): string;
}

export interface Table {
  /** `funds` lists funds with their MUFAP numbers; the others only speak of known funds. */
  kind: 'funds' | 'performance' | 'prices';
  rows: TableRow[];
  read: number;
}

/** A header may come below a title, never deeper than this. */
const headerWithin = 10;

function kindOf({ at }: Header): Table['kind'] | null {
  if (at.id !== undefined && at.name !== undefined && at.category !== undefined) return 'funds';
  if (at.ytd !== undefined && at.date !== undefined) return 'performance';
  return at.date !== undefined && at.nav !== undefined ? 'prices' : null;
}

/** Null, with the reason noted, where there is no header. */
export function readTable({ name, bytes }: ImportFile, findings: Findings): Table | null {
  const whole: Source = { file: name, line: null, row: '' };
  const refuse = (reason: string) => {
    findings.error(whole, reason);
    return null;
  };
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return refuse('This is a workbook. Save its sheet as CSV (UTF-8).');
  const unicode = decodeText(bytes);
  const text = unicode ?? decodeText(bytes, 'windows-1252');
  if (text === null) return refuse('This is not text. Save it as CSV (UTF-8).');
  let broken = 0;
  const lines = readCsv(text, ({ line, cells }) => {
    broken += 1;
    findings.skip(
      { file: name, line, row: cells.join(',') },
      'A quotation mark is not closed, or stands where none may',
    );
  });
  const index = lines.slice(0, headerWithin).findIndex(({ cells }) => readHeader(cells) !== null);
  const header = readHeader(lines[index]?.cells ?? []);
  const kind = header && kindOf(header);
  if (!header || !kind) return refuse('No header that names funds with dates and prices was found.');
  if (unicode === null) findings.warn(whole, 'Not UTF-8: it was read as Windows-1252. Look at the names.');
  if (header.unused.length > 0) findings.warn(whole, `Columns that are not used: ${header.unused.join(', ')}`);
  if (header.repeated.length > 0) {
    findings.warn(whole, `Columns that name the same again, of which the first counts: ${header.repeated.join(', ')}`);
  }
  const rows = lines.slice(index + 1).flatMap(({ line, cells }): TableRow | [] => {
    const source = { file: name, line, row: cells.join(',') };
    if (cells.every((cell) => !cell.includes('\0')))
      return { source, cell: (column) => cells[header.at[column] ?? -1]?.trim() ?? '' };
    broken += 1;
    findings.skip(source, 'It holds the character NUL, which no text has');
    return [];
  });
  return { kind, rows, read: rows.length + broken };
}
