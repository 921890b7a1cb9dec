import * as v from 'valibot';
import { limits } from '../limits.ts';
import { multipartCall } from './call.ts';
import { listQuery } from './lists.ts';
import { id } from './values.ts';

const tag = 'Lists';

export const sheetFormats = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

const columns = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(limits.fieldNameLength))), v.maxLength(200)));
const format = v.picklist(sheetFormats);

/** Without `columns`, all of them; `id` leads always. The answer is the file itself. */
export const exportRequest = v.variant('of', [
  /** All that the list shows, over its pages. */
  v.strictObject({ of: v.literal('list'), format, columns, query: v.strictObject(listQuery) }),
  v.strictObject({
    of: v.literal('selected'),
    format,
    columns,
    ids: v.pipe(v.array(id), v.minLength(1, 'Choose at least one'), v.maxLength(limits.selectedEntries)),
  }),
  /** The header alone, with how each column is filled in. */
  v.strictObject({ of: v.literal('template'), format }),
]);
export type ExportRequest = v.InferOutput<typeof exportRequest>;

export const exportPath = (type: string) => `/api/content/${encodeURIComponent(type)}/export` as const;

const finding = v.object({
  /** As a spreadsheet numbers them: 1 is the header. Null for a finding about the file as a whole. */
  row: v.nullable(v.number()),
  /** Label of the column; null for a finding about the row. */
  column: v.nullable(v.string()),
  /** With an error nothing is imported; a warning holds nothing back. */
  severity: v.picklist(['error', 'warning']),
  message: v.string(),
  /** What the cell says, shortened. */
  value: v.string(),
});
export type SheetFinding = v.InferOutput<typeof finding>;

const row = v.object({
  row: v.number(),
  kind: v.picklist(['new', 'changed']),
  /** Null for a new one. */
  id: v.nullable(id),
  title: v.string(),
  /** Around the first difference where a text is long. */
  changes: v.array(v.object({ column: v.string(), before: v.string(), after: v.string() })),
});
export type SheetRow = v.InferOutput<typeof row>;

export const sheetReport = v.object({
  applied: v.boolean(),
  file: v.string(),
  /** Names of a workbook's sheets; none for a CSV file. */
  sheets: v.array(v.string()),
  /** The one that was read. */
  sheet: v.nullable(v.string()),
  columns: v.array(
    v.object({
      header: v.string(),
      /** The first cells that hold something. */
      sample: v.array(v.string()),
      /** Of the column of the type that it is matched to; null where it is not used. */
      key: v.nullable(v.string()),
    }),
  ),
  counts: v.object({
    read: v.number(),
    new: v.number(),
    changed: v.number(),
    same: v.number(),
    refused: v.number(),
    errors: v.number(),
    warnings: v.number(),
  }),
  /** The first of those that are new or change. */
  rows: v.array(row),
  findings: v.array(finding),
  /** All findings as CSV; null where there is none. */
  findingsCsv: v.nullable(v.string()),
  /** Of the file, of what would be written, and of the entries as they are now. */
  digest: v.string(),
});
export type SheetReport = v.InferOutput<typeof sheetReport>;

export const importEntries = multipartCall({
  method: 'POST',
  path: '/api/content/:type/import',
  policy: 'content.edit',
  tag,
  summary:
    'Reads a CSV file or workbook (multipart `file`; `sheet` names one of a workbook, else its first is read); `columns` as JSON matches its columns to keys, or to null. `check` saves nothing; `apply` makes drafts of all rows or of none, and needs the `digest` of the check',
  params: v.object({ type: v.string() }),
  query: v.strictObject({ mode: v.optional(v.picklist(['check', 'apply']), 'check') }),
  response: sheetReport,
});
