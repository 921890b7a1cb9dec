import { limits } from '@fundfront/content-model';
import type { SheetFormat } from '@fundfront/content-model/wire';
import { AppError } from '../../errors.ts';
import { tooLongMark } from './cells.ts';
import { csvRows, guardApostrophe } from './csv.ts';
import { csvCell, type WorkbookCell, writeWorkbook } from './workbook.ts';

export interface SheetFile {
  name: string;
  mediaType: string;
  body: ReadableStream<Uint8Array> | Uint8Array;
}

export const mediaTypes: Record<SheetFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Rows as they are read, the header in the first page. */
export type SheetPages = AsyncGenerator<readonly (readonly WorkbookCell[])[]>;

/** A page is read when the one before it was taken: a slow reader holds nothing but itself. */
function csvStream(pages: SheetPages): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let first = true;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await pages.next();
        if (done) return controller.close();
        const rows = value.map((row) => row.map(csvCell));
        controller.enqueue(encoder.encode(csvRows(rows, { first })));
        first = false;
      },
      async cancel() {
        await pages.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}

function workbookCell(cell: WorkbookCell): WorkbookCell {
  if (typeof cell !== 'string') return cell;
  const text = guardApostrophe(cell);
  if (text.length <= limits.cellLength) return text;
  return `${tooLongMark}: ${text.length.toLocaleString('en')} characters. It is whole in a CSV file]`;
}

async function workbookOf(pages: SheetPages): Promise<Uint8Array> {
  const rows: WorkbookCell[][] = [];
  let length = 0;
  for await (const page of pages) {
    for (const row of page) {
      const cells = row.map(workbookCell);
      length += cells.reduce((sum, cell) => sum + csvCell(cell).length, 0);
      rows.push(cells);
    }
    if (length > limits.workbookLength) {
      throw new AppError('TOO_LARGE', 'This is too much text for one workbook. Take less of it, or take CSV.');
    }
  }
  return writeWorkbook(rows);
}

/** CSV is sent while it is read, a workbook made whole before. Throws TOO_LARGE for a workbook beyond its limit. */
export async function sheetBody(format: SheetFormat, pages: SheetPages): Promise<SheetFile['body']> {
  return format === 'csv' ? csvStream(pages) : workbookOf(pages);
}
