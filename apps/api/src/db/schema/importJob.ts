import {
  findingSeverities,
  type ImportColumn,
  type ImportFindingKind,
  type ImportReport,
  importPhases,
  importStates,
} from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea, instant, primaryId } from './columns.ts';
import { user } from './session.ts';

export const importJobState = pgEnum('import_job_state', importStates);
export const importJobPhase = pgEnum('import_job_phase', importPhases);
export const findingSeverity = pgEnum('finding_severity', findingSeverities);

export interface KindCount {
  kind: ImportFindingKind;
  severity: (typeof findingSeverities)[number];
  count: number;
}

/**
 * Files on their way, from the upload until they are applied. What was sent for approval is a row of `nav_import` with the
 * same id. Constraints keep what is blocked, or was mended and not checked again, from being sent.
 */
export const importJob = pgTable(
  'import_job',
  {
    id: primaryId(),
    madeBy: uuid()
      .notNull()
      .references(() => user.id),
    madeAt: instant().notNull(),
    /** Of the fingerprints of all files together, so that the same files are known again. */
    sha256: text().notNull(),
    samples: text().$type<'keep' | 'replace'>().notNull(),
    state: importJobState().notNull().default('checking'),
    phase: importJobPhase().notNull().default('queued'),
    done: integer().notNull().default(0),
    total: integer(),
    /** No other process takes it until then; after it, the one that worked on it is dead. */
    leaseUntil: instant(),
    attempts: integer().notNull().default(0),
    /** No process works on it before somebody resumes it. */
    pausedAt: instant(),
    problem: text(),
    report: jsonb().$type<ImportReport>(),
    kinds: jsonb().$type<KindCount[]>().notNull().default([]),
    blocked: integer().notNull().default(0),
    /** Rows changed since the last check. */
    unchecked: integer().notNull().default(0),
    note: text().notNull().default(''),
    decidedBy: uuid().references(() => user.id),
    decidedAt: instant(),
  },
  (table) => [
    check('import_job_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check('import_job_samples', sql`${table.samples} in ('keep', 'replace')`),
    check(
      'import_job_whole',
      sql`${table.state} not in ('waiting', 'applying', 'applied') or (${table.blocked} = 0 and ${table.unchecked} = 0)`,
    ),
    check(
      'import_job_decided',
      sql`(${table.state} in ('applying', 'applied', 'rejected')) = (${table.decidedBy} is not null)
        and (${table.decidedBy} is null) = (${table.decidedAt} is null)`,
    ),
    // What is applied is one transaction, and all else goes on by people alone.
    check('import_job_paused', sql`${table.pausedAt} is null or ${table.state} = 'checking'`),
    uniqueIndex('import_job_open_idx')
      .on(table.sha256, table.samples)
      .where(sql`${table.state} in ('checking', 'checked', 'waiting', 'applying')`),
    index('import_job_going_idx').on(table.madeAt).where(sql`${table.state} in ('checking', 'applying')`),
    index('import_job_list_idx').on(table.madeAt, table.id),
  ],
);

const jobId = () =>
  uuid()
    .notNull()
    .references(() => importJob.id, { onDelete: 'cascade' });

/** Until the import is sent: then they are in `nav_import_file`. */
export const importJobFile = pgTable(
  'import_job_file',
  {
    jobId: jobId(),
    position: integer().notNull(),
    name: text().notNull(),
    sha256: text().notNull(),
    size: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
);

/** A file at once would hold the embedded database for a second. */
export const importJobPart = pgTable(
  'import_job_part',
  {
    jobId: jobId(),
    position: integer().notNull(),
    part: integer().notNull(),
    bytes: bytea().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position, table.part] })],
);

/** What was changed about a row of a file by hand; a trigger keeps it from the moment the import was sent. */
export const importMend = pgTable(
  'import_mend',
  {
    jobId: jobId(),
    position: integer().notNull(),
    line: integer().notNull(),
    /** By column, in place of what the file says. */
    values: jsonb().$type<Record<string, string>>().notNull(),
    leftOut: text(),
    madeBy: uuid()
      .notNull()
      .references(() => user.id),
    madeAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position, table.line] }),
    check('import_mend_line', sql`${table.line} >= 1 and ${table.position} >= 0`),
    check('import_mend_reason', sql`${table.leftOut} <> ''`),
    check('import_mend_something', sql`${table.leftOut} is not null or ${table.values} <> '{}'::jsonb`),
  ],
);

/**
 * What each column of a file is read as: by its header as the last check saw it, or by hand. A trigger keeps it from the
 * moment the import was sent.
 */
export const importColumn = pgTable(
  'import_column',
  {
    jobId: jobId(),
    position: integer().notNull(),
    index: integer().notNull(),
    header: text().notNull(),
    first: jsonb().$type<string[]>().notNull(),
    named: text().$type<ImportColumn>(),
    readAs: text().$type<ImportColumn>(),
    byHand: boolean().notNull(),
    filled: integer().notNull(),
    missing: integer().notNull(),
    grouped: integer().notNull(),
    negative: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.position, table.index] }),
    check('import_column_place', sql`${table.position} >= 0 and ${table.index} >= 0`),
    check(
      'import_column_by_hand',
      sql`${table.byHand} or ${table.readAs} is null or ${table.readAs} is not distinct from ${table.named}`,
    ),
    uniqueIndex('import_column_read_idx').on(table.jobId, table.position, table.readAs),
  ],
);

/** Of the last check. */
export const importFinding = pgTable(
  'import_finding',
  {
    jobId: jobId(),
    number: integer().notNull(),
    file: text().notNull(),
    position: integer(),
    line: integer(),
    kind: text().$type<ImportFindingKind>().notNull(),
    severity: findingSeverity().notNull(),
    text: text().notNull(),
    row: text().notNull(),
    suggestion: text(),
    column: text(),
    cells: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.number] }),
    index('import_finding_kind_idx').on(table.jobId, table.kind, table.number),
  ],
);
