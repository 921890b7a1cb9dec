import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call } from './call.ts';
import { importColumns, importJob, importParams } from './import.ts';

const tag = 'Import';
const columnName = v.picklist(importColumns);
const count = v.number();

const fileColumn = v.object({
  index: v.number(),
  header: v.string(),
  first: v.array(v.string()),
  /** What its header names; null for a column that is not used, or that another one before it names too. */
  named: v.nullable(columnName),
  readAs: v.nullable(columnName),
  /** Whether a person said what it is read as. */
  byHand: v.boolean(),
  filled: count,
  missing: count,
  grouped: count,
  negative: count,
});
export type ImportFileColumn = v.InferOutput<typeof fileColumn>;

const fileColumns = v.object({
  /** Of the file among those of the import, from 0. */
  position: v.number(),
  file: v.string(),
  columns: v.array(fileColumn),
});
export type ImportFileColumns = v.InferOutput<typeof fileColumns>;

export const getImportColumns = call({
  method: 'GET',
  path: '/api/import/funds/:id/columns',
  policy: 'content.read',
  tag,
  summary: 'What the last check read each column of the files as',
  params: importParams,
  response: v.array(fileColumns),
});

const index = v.pipe(v.number(), v.integer(), v.minValue(0));

export const mapImportColumns = call({
  method: 'PUT',
  path: '/api/import/funds/:id/columns',
  policy: 'import.run',
  tag,
  summary:
    'Says what columns of one file are, or that they are not used (null), and checks the files again; a column that is left out is read as its header says',
  params: importParams,
  body: v.strictObject({
    position: v.pipe(v.number(), v.integer(), v.minValue(0)),
    columns: v.pipe(
      v.array(v.strictObject({ index, readAs: v.nullable(columnName) })),
      v.maxLength(limits.importFileColumns),
    ),
  }),
  response: importJob,
});
