import * as v from 'valibot';
import { call, multipartCall } from './call.ts';
import { id, instant, okResponse } from './values.ts';

const counts = v.object({ created: v.number(), updated: v.number(), unchanged: v.number() });

const finding = v.object({
  file: v.string(),
  /** 1 for the first; null for a finding about the file as a whole. */
  line: v.nullable(v.number()),
  severity: v.picklist(['error', 'warning']),
  reason: v.string(),
  row: v.string(),
});
export type ImportFinding = v.InferOutput<typeof finding>;

export const importReport = v.object({
  applied: v.boolean(),
  /** Whether another person has to approve before anything is applied. */
  waits: v.boolean(),
  funds: counts,
  categories: counts,
  prices: counts,
  /** Of funds on a day, with all their periods. */
  returns: counts,
  rows: v.object({ read: v.number(), skipped: v.number() }),
  /** Sample funds still present: applying asks before they are removed. */
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
    'Reads fund and NAV files (multipart `files`); `mode=check` only reports, `mode=apply` sends them for approval, or saves all good rows at once where nobody else may approve',
  query: v.strictObject({
    mode: v.optional(v.picklist(['check', 'apply']), 'check'),
    samples: v.optional(v.picklist(['keep', 'replace']), 'keep'),
  }),
  response: importReport,
});

const importSummary = v.object({
  id: v.string(),
  maker: v.string(),
  madeAt: instant,
  files: v.array(v.string()),
  samples: v.picklist(['keep', 'replace']),
  state: v.picklist(['waiting', 'approved', 'rejected']),
  decider: v.nullable(v.string()),
  decidedAt: v.nullable(instant),
  ...v.pick(importReport, ['funds', 'categories', 'prices', 'rows']).entries,
  isOwn: v.boolean(),
  needsAnother: v.boolean(),
});
export type ImportSummary = v.InferOutput<typeof importSummary>;

export const listImports = call({
  method: 'GET',
  path: '/api/import/funds',
  policy: 'content.read',
  tag: 'Import',
  summary: 'Imports that wait for approval, then the latest that were decided',
  response: v.array(importSummary),
});

const ofImport = v.object({ id });

export const approveImport = call({
  method: 'POST',
  path: '/api/import/funds/:id/approve',
  policy: 'nav.approve',
  tag: 'Import',
  summary: 'Applies an import that waits: all good rows at once, by its maker and published by who approves',
  params: ofImport,
  response: importReport,
});

export const rejectImport = call({
  method: 'POST',
  path: '/api/import/funds/:id/reject',
  policy: 'content.read',
  tag: 'Import',
  summary: 'Lets an import that waits come to nothing; for its maker, and who may approve',
  params: ofImport,
  response: okResponse,
});
