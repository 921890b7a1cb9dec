export type CellReading = { value: unknown } | { problem: string };

/** How a cell of a spreadsheet holds a value. An empty cell is no value at all, and is never read. */
export interface CellForm {
  readonly write: (value: unknown) => string;
  /** What is not understood is handed on as it is: the field's own rule then says what it wants. */
  readonly read: (text: string) => CellReading;
  /** What may stand in the cell, for whoever fills it in. */
  readonly note: string;
}

const asIs = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

export function textCell(note: string): CellForm {
  return { write: asIs, read: (text) => ({ value: text }), note };
}

/** `1,234` and `1234` are the same number. */
export const withoutGrouping = (text: string) =>
  /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;

/** NUL, and halves of a character: JSON can name them, PostgreSQL stores neither. */
const unstorable = /\\u(?:0000|d[89a-f])/;

/** For what has parts: the cell holds what an export writes. */
export function jsonCell(label: string, note: string): CellForm {
  return {
    write: (value) => (value === null || value === undefined ? '' : JSON.stringify(value)),
    read: (text) => {
      const problem = `${label} is not written as an export writes it`;
      try {
        const value: unknown = JSON.parse(text);
        return unstorable.test(JSON.stringify(value)) ? { problem } : { value };
      } catch {
        return { problem };
      }
    },
    note,
  };
}
