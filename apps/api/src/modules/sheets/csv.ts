import Papa from 'papaparse';

/** Excel takes a file without it for another encoding. */
const byteOrderMark = '\uFEFF';
/** What a spreadsheet would run, also behind apostrophes, so that {@link undefused} gives back each text as it was. */
const formula = /^'*[=+\-@\t\r\n]/;
const options = { escapeFormulae: formula, newline: '\r\n' };

/** Cells that a spreadsheet would run begin with an apostrophe. */
export function toCsv(columns: readonly string[], data: readonly Record<string, unknown>[]): string {
  return byteOrderMark + Papa.unparse({ fields: [...columns], data: [...data] }, options);
}

/** A negative number is no formula. */
const formulaButNoNumber = /^'*(?!-\d+(\.\d+)?$)[=+\-@\t\r\n]/;

interface CsvOptions {
  first: boolean;
  /** For a file of figures, which is never read back: a negative number gets no apostrophe. */
  figures?: boolean;
}

/** RFC 4180, each row with its end; the first of a file begins with the byte-order mark. */
export function csvRows(rows: readonly (readonly string[])[], { first, figures = false }: CsvOptions): string {
  if (rows.length === 0) return '';
  const text = Papa.unparse(
    rows.map((row) => [...row]),
    figures ? { ...options, escapeFormulae: formulaButNoNumber } : options,
  );
  return `${first ? byteOrderMark : ''}${text}\r\n`;
}

const guarded = /^'+[=+\-@\t\r\n]/;

/** For a format whose cells are never run: only what would be taken for a defused text gets an apostrophe more. */
export function guardApostrophe(cell: string): string {
  return guarded.test(cell) ? `'${cell}` : cell;
}

/** What a cell said before it was made harmless. */
export function undefused(cell: string): string {
  return guarded.test(cell) ? cell.slice(1) : cell;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

/** UTF-8, or UTF-16 with its byte-order mark, as Excel writes "Unicode text"; null for any other. */
export function decodeText(bytes: Uint8Array, encoding = encodingOf(bytes)): string | null {
  try {
    // The decoder removes a byte-order mark by itself.
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

export interface CsvRecord {
  /** Of the file, counted from 1: a quoted cell may span several. */
  line: number;
  /** As a spreadsheet numbers its rows. */
  row: number;
  cells: string[];
}

/** Commas, semicolons or tabs between the cells; records without a word are left out. */
export function readCsv(text: string, onBroken: (record: CsvRecord) => void): CsvRecord[] {
  const records: CsvRecord[] = [];
  let line = 1;
  let row = 1;
  let read = 0;
  Papa.parse<string[]>(text, {
    skipEmptyLines: false,
    delimitersToGuess: [',', ';', '\t'],
    step: ({ data: cells, meta, errors }) => {
      if (errors.some(({ type }) => type === 'Quotes')) onBroken({ line, row, cells });
      else records.push({ line, row, cells });
      row += 1;
      line += text.slice(read, meta.cursor).split(/\r\n|\r|\n/).length - 1;
      read = meta.cursor;
    },
  });
  return records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
