import { columnLabels, kindLabels, severityLabels } from '@fundfront/content-model/importLabels';
import { karachiDay } from '@fundfront/content-model/karachi';
import { importColumns, type SheetFormat } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { normalized } from '../sheets/cells.ts';
import { mediaTypes, type SheetFile, type SheetPages, sheetBody } from '../sheets/sheetFile.ts';
import type { WorkbookCell } from '../sheets/workbook.ts';
import { getImport } from './listImports.ts';
import { findingPage } from './queries/findings.ts';

const header = [
  'File',
  'Line',
  'Finding',
  'Means',
  'What was found',
  'Proposed',
  'Column',
  'What the row says',
  'Changed to',
  'Left out because',
];

/** Findings that are read at once. */
const pageSize = 500;

type Found = Awaited<ReturnType<typeof findingPage>>[number];

function changesOf({ mend }: Found): string {
  return importColumns
    .flatMap((column) => {
      const value = mend?.values[column];
      return value === undefined ? [] : [`${columnLabels[column]}: ${value}`];
    })
    .join('; ');
}

function rowOf(found: Found): WorkbookCell[] {
  const { file, line, kind, severity, text, suggestion, row, mend } = found;
  const column = importColumns.find((each) => each === found.column);
  return [
    normalized(file),
    line === null ? '' : { number: String(line) },
    kindLabels[kind],
    severityLabels[severity],
    normalized(text),
    normalized(suggestion ?? ''),
    column === undefined ? '' : columnLabels[column],
    normalized(row),
    normalized(changesOf(found)),
    normalized(mend?.leftOut ?? ''),
  ];
}

async function* findingPages(ctx: Ctx, jobId: string): SheetPages {
  yield [header];
  let after: number | undefined;
  for (;;) {
    const page = await findingPage(ctx.db, { jobId, kind: undefined, after, limit: pageSize });
    if (page.length > 0) yield page.map(rowOf);
    after = page.at(-1)?.number;
    if (page.length < pageSize) return;
  }
}

/**
 * All that the last check found, with what was changed about each row since, in the order of the files. Throws NOT_FOUND;
 * TOO_LARGE for more than a workbook holds.
 */
export async function findingsFile({
  ctx,
  input: { id, format },
}: {
  ctx: Ctx;
  input: { id: string; format: SheetFormat };
}): Promise<SheetFile> {
  const { madeAt } = await getImport({ ctx, input: { id } });
  return {
    name: `import-findings-${karachiDay(new Date(madeAt))}.${format}`,
    mediaType: mediaTypes[format],
    body: await sheetBody(format, findingPages(ctx, id)),
  };
}
