import * as v from 'valibot';
import { multipartCall } from './call.ts';

const counts = v.object({ created: v.number(), updated: v.number(), unchanged: v.number() });

const finding = v.object({
  file: v.string(),
  /** Line in the file, 1 for the first; null where it is about the file as a whole. */
  line: v.nullable(v.number()),
  severity: v.picklist(['error', 'warning']),
  reason: v.string(),
  /** What the row said, shortened. */
  row: v.string(),
});
export type ImportFinding = v.InferOutput<typeof finding>;

export const importReport = v.object({
  applied: v.boolean(),
  funds: counts,
  categories: counts,
  prices: counts,
  /** Rows read from the files, and rows left out because of an error. */
  rows: v.object({ read: v.number(), skipped: v.number() }),
  /** Sample funds that are still there: applying asks before they make way. */
  sampleFunds: v.number(),
  findings: v.array(finding),
});
export type ImportReport = v.InferOutput<typeof importReport>;

export const importFunds = multipartCall({
  method: 'POST',
  path: '/api/import/funds',
  policy: 'import.run',
  tag: 'Import',
  summary:
    'Reads fund and NAV files (multipart `files`); `mode=check` only reports, `mode=apply` saves all good rows at once',
  query: v.strictObject({
    mode: v.optional(v.picklist(['check', 'apply']), 'check'),
    samples: v.optional(v.picklist(['keep', 'replace']), 'keep'),
  }),
  response: importReport,
});
