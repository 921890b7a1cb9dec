import * as v from 'valibot';
import { limits } from '../limits.ts';
import { call, multipartCall } from './call.ts';
import { findingSeverities, priceFindingKinds } from './prices.ts';
import type { SheetFormat } from './sheets.ts';
import { id, instant } from './values.ts';

const tag = 'Import';

const counts = v.object({ created: v.number(), updated: v.number(), unchanged: v.number() });

/** What an import would change, or has changed. */
export const importReport = v.object({
  funds: counts,
  categories: counts,
  prices: counts,
  /** Of funds on a day, with all their periods. */
  returns: counts,
  /** `skipped`: not used, because they were left out, cannot be applied, or say nothing. */
  rows: v.object({ read: v.number(), skipped: v.number() }),
  /** Sample funds still present: applying asks before they are removed. */
  sampleFunds: v.number(),
});
export type ImportReport = v.InferOutput<typeof importReport>;

/** Those of the desk, and what only a file can have. */
export const importFindingKinds = [
  ...priceFindingKinds,
  'unknown-fund',
  'shared-name',
  'duplicate',
  'repeated',
  'not-a-number',
  'not-a-date',
  'date-order',
  'no-price',
  'no-fund',
  'broken-row',
  'unreadable-file',
  'columns',
  'incomplete-fund',
  'category',
  'unpublished-changes',
  'missing-fund',
  'correction',
  'samples-stay',
  'mended',
  'left-out',
] as const;
export type ImportFindingKind = (typeof importFindingKinds)[number];

/** What a column of a file may be read as, and a row mended in. */
export const importColumns = [
  'id',
  'name',
  'amc',
  'sector',
  'category',
  'basis',
  'rating',
  'trustee',
  'benchmark',
  'inceptionDate',
  'frontEndLoad',
  'expenseRatio',
  'managementFee',
  'nav',
  'offer',
  'redemption',
  'date',
  'returnsDate',
  'ytd',
  'mtd',
  'd1',
  'd15',
  'd30',
  'd90',
  'd180',
  'd270',
  'd365',
  'y2',
  'y3',
] as const;
export type ImportColumn = (typeof importColumns)[number];

const cells = v.record(v.string(), v.string());
const leaveOutReason = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(3, 'Say why the row is left out'),
  v.maxLength(limits.priceReason),
);

const mend = v.object({
  /** By column, in place of what the file says. */
  values: cells,
  /** Why the row is left out; null where it is not. */
  leftOut: v.nullable(v.string()),
});
export type ImportMend = v.InferOutput<typeof mend>;

const finding = v.object({
  /** Counts the findings of one check; for the next page. */
  number: v.number(),
  file: v.string(),
  /** Of the file among those of the import, from 0; null for a finding about all of them. */
  position: v.nullable(v.number()),
  /** 1 for the first; null for a finding about the file as a whole. */
  line: v.nullable(v.number()),
  kind: v.picklist(importFindingKinds),
  /** `blocked`: nothing of the import is applied before the row is mended or left out. */
  severity: v.picklist(findingSeverities),
  text: v.string(),
  /** What the row says, shortened. */
  row: v.string(),
  /** Of the column `column`, what was probably meant; null where nothing can be proposed. */
  suggestion: v.nullable(v.string()),
  column: v.nullable(v.string()),
  /** What was read, by column. */
  cells,
  /** What was changed about the row since; null for nothing. */
  mend: v.nullable(mend),
});
export type ImportFinding = v.InferOutput<typeof finding>;

/** `checking` and `applying` go on by themselves, also after a restart; `waiting` is for a second person. */
export const importStates = ['checking', 'checked', 'waiting', 'applying', 'applied', 'rejected', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

export const importPhases = ['queued', 'reading', 'funds', 'prices', 'findings', 'returns'] as const;
export type ImportPhase = (typeof importPhases)[number];

const samples = v.picklist(['keep', 'replace']);

export const importJob = v.object({
  id,
  maker: v.string(),
  madeAt: instant,
  files: v.array(v.object({ name: v.string(), bytes: v.number(), sha256: v.string() })),
  samples,
  state: v.picklist(importStates),
  /** Of what goes on: null while nothing does. `total` is null until it is known. */
  progress: v.nullable(v.object({ phase: v.picklist(importPhases), done: v.number(), total: v.nullable(v.number()) })),
  /** Since when nobody works on its check; null where somebody does, or it has ended. */
  pausedAt: v.nullable(instant),
  /** Why it stopped, or could not be applied. */
  problem: v.nullable(v.string()),
  /** Of the last check, then of what was applied; null before the first check has ended. */
  report: v.nullable(importReport),
  /** Kinds of findings of the last check with their rows, the gravest first. */
  kinds: v.array(
    v.object({ kind: v.picklist(importFindingKinds), severity: v.picklist(findingSeverities), count: v.number() }),
  ),
  /** Rows that cannot be applied. */
  blocked: v.number(),
  /** Rows changed since the last check. */
  unchecked: v.number(),
  leftOut: v.number(),
  mended: v.number(),
  /** The maker's word to who approves. */
  note: v.string(),
  decider: v.nullable(v.string()),
  decidedAt: v.nullable(instant),
  isOwn: v.boolean(),
  /** Whether another person than the one who asks has to approve it. */
  needsAnother: v.boolean(),
});
export type ImportJob = v.InferOutput<typeof importJob>;

export const startImport = multipartCall({
  method: 'POST',
  path: '/api/import/funds',
  policy: 'import.run',
  tag,
  summary:
    'Takes fund and NAV files (multipart `files`) and checks them in the background; the same files again answer with their former import, unless `again` is `yes` and that one was applied',
  query: v.strictObject({
    samples: v.optional(samples, 'keep'),
    again: v.optional(v.picklist(['no', 'yes']), 'no'),
  }),
  response: importJob,
});

export const listImports = call({
  method: 'GET',
  path: '/api/import/funds',
  policy: 'content.read',
  tag,
  summary: 'Imports that are open, then the latest that were decided',
  response: v.array(importJob),
});

export const importParams = v.object({ id });

export const getImport = call({
  method: 'GET',
  path: '/api/import/funds/:id',
  policy: 'content.read',
  tag,
  summary: 'One import: how far it is, what it would change, and its findings by kind',
  params: importParams,
  response: importJob,
});

export const listImportFindings = call({
  method: 'GET',
  path: '/api/import/funds/:id/findings',
  policy: 'content.read',
  tag,
  summary: 'What the last check found, of one kind or all, by keyset pages in the order of the files',
  params: importParams,
  query: v.strictObject({
    kind: v.optional(v.picklist(importFindingKinds)),
    after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber())),
  }),
  response: v.object({
    findings: v.array(finding),
    /** For `after`; null at the end. */
    next: v.nullable(v.number()),
  }),
});

/** The answer is the file itself: all that the last check found, of whatever kind. */
export const importFindingsPath = (importId: string, format: SheetFormat) =>
  `/api/import/funds/${encodeURIComponent(importId)}/findings.${format}` as const;

const mendedCell = v.pipe(v.string(), v.trim(), v.maxLength(limits.importCell));
const rowPlace = {
  position: v.pipe(v.number(), v.integer(), v.minValue(0)),
  line: v.pipe(v.number(), v.integer(), v.minValue(1)),
};

export const mendImportRow = call({
  method: 'PUT',
  path: '/api/import/funds/:id/rows',
  policy: 'import.run',
  tag,
  summary: 'Changes cells of a row, or leaves it out for a reason; with neither, the row is again as the file has it',
  params: importParams,
  body: v.strictObject({
    ...rowPlace,
    values: v.strictObject(v.entriesFromList(importColumns, v.optional(mendedCell))),
    leftOut: v.nullable(leaveOutReason),
  }),
  response: importJob,
});

export const leaveOutImportRows = call({
  method: 'POST',
  path: '/api/import/funds/:id/left-out',
  policy: 'import.run',
  tag,
  summary: 'Leaves out, for one reason, every row that a kind of finding blocks; without a kind, all that are blocked',
  params: importParams,
  body: v.strictObject({ kind: v.nullable(v.picklist(importFindingKinds)), reason: leaveOutReason }),
  response: importJob,
});

export const recheckImport = call({
  method: 'POST',
  path: '/api/import/funds/:id/check',
  policy: 'import.run',
  tag,
  summary: 'Checks the files again, with the rows as they were mended',
  params: importParams,
  body: v.strictObject({ samples }),
  response: importJob,
});

export const pauseImport = call({
  method: 'POST',
  path: '/api/import/funds/:id/pause',
  policy: 'content.read',
  tag,
  summary: 'Pauses a check; for its maker, and who may approve',
  params: importParams,
  response: importJob,
});

export const resumeImport = call({
  method: 'POST',
  path: '/api/import/funds/:id/resume',
  policy: 'content.read',
  tag,
  summary: 'Begins a paused check again; for its maker, and who may approve',
  params: importParams,
  response: importJob,
});

export const submitImport = call({
  method: 'POST',
  path: '/api/import/funds/:id/submit',
  policy: 'import.run',
  tag,
  summary:
    'Sends a checked import for approval, or applies it where nobody else may approve; nothing of it while one row is blocked',
  params: importParams,
  body: v.strictObject({ note: v.pipe(v.string(), v.trim(), v.maxLength(limits.noteLength)) }),
  response: importJob,
});

export const approveImport = call({
  method: 'POST',
  path: '/api/import/funds/:id/approve',
  policy: 'nav.approve',
  tag,
  summary: 'Lets an import that waits be applied in the background: all of it at once, or nothing',
  params: importParams,
  response: importJob,
});

export const rejectImport = call({
  method: 'POST',
  path: '/api/import/funds/:id/reject',
  policy: 'content.read',
  tag,
  summary: 'Lets an import that is not applied come to nothing; for its maker, and who may approve',
  params: importParams,
  response: importJob,
});
