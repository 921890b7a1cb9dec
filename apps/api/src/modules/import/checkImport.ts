import { findingSeverities, type ImportReport, importColumns } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { KindCount } from '../../db/schema/index.ts';
import { partsOf } from '../../eventLoop.ts';
import { lockPublic } from '../content/queries/entries.ts';
import type { WriteCounts } from '../nav/queries.ts';
import { actorOf } from '../session/issueTokens.ts';
import { type CheckedFigures, checkFigures } from './checkFigures.ts';
import type { ChosenColumns } from './columns.ts';
import { collectFindings, type Findings, type NewFinding } from './findings.ts';
import { importCtx } from './importCtx.ts';
import { Interrupted, type Pace, rowsAtOnce } from './pace.ts';
import { type ColumnRow, columnsOf, type NewColumn, replaceColumns } from './queries/columns.ts';
import { comparePrices, compareReturns } from './queries/figures.ts';
import { deleteFindings, type FindingRow, insertFindings, mendsOf } from './queries/findings.ts';
import { bytesOf, filesOfJobs } from './queries/jobFiles.ts';
import { changeJob, type JobRow, lockJob } from './queries/jobs.ts';
import { anyoneElse, decideImport, insertImport, personById } from './queries/navImports.ts';
import { type AskedFile, type ReadFiles, readFiles } from './readFiles.ts';
import { type FundsOfImport, listsFunds, readFunds, writeFunds } from './writeFunds.ts';

const shownLength = 160;
const nothing: WriteCounts = { created: 0, updated: 0, unchanged: 0 };
const emptyReport: ImportReport = {
  funds: nothing,
  categories: nothing,
  prices: nothing,
  returns: nothing,
  rows: { read: 0, skipped: 0 },
  sampleFunds: 0,
};

interface Afterwards {
  funds: FundsOfImport;
  findings: Findings;
}

/** Carries what was found out of a transaction that is rolled back. */
class DryRun extends Error {
  readonly found: Afterwards;

  constructor(found: Afterwards) {
    super('Checked, not kept');
    this.found = found;
  }
}

const chosenIn = (columns: readonly ColumnRow[]): ChosenColumns =>
  new Map(columns.filter(({ byHand }) => byHand).map(({ index, readAs }) => [index, readAs]));

/** With the columns as they were chosen, and the rows as they were mended. */
export async function readJob(ctx: Ctx, { id }: Pick<JobRow, 'id'>, pace: Pace): Promise<ReadFiles> {
  const mends = Map.groupBy(await mendsOf(ctx.db, id), ({ position }) => position);
  const columns = Map.groupBy(await columnsOf(ctx.db, id), ({ position }) => position);
  const asked: AskedFile[] = [];
  for (const file of await filesOfJobs(ctx.db, [id])) {
    const own = (mends.get(file.position) ?? []).map(
      ({ line, values, leftOut }) => [line, { values, leftOut }] as const,
    );
    asked.push({
      name: file.name,
      bytes: await bytesOf(ctx.db, file, pace.breathe),
      mends: new Map(own),
      chosen: chosenIn(columns.get(file.position) ?? []),
    });
  }
  return readFiles(asked, pace);
}

/** The funds as they would be: written, and rolled back. Prices take no part in it, however many there are. */
async function fundsAfterwards(
  ctx: Ctx,
  job: JobRow,
  { rows, findings: read }: Pick<ReadFiles, 'rows' | 'findings'>,
): Promise<Afterwards> {
  if (!listsFunds(rows)) return { funds: await readFunds(ctx, rows, job.samples, read), findings: read };
  try {
    return await inTransaction(ctx, async (tx) => {
      // Its own, since a transaction may be run again.
      const findings = collectFindings(read.list);
      await lockPublic(tx.db);
      const made = await personById(tx.db, job.madeBy);
      if (!made) throw new Error(`An import was made by nobody: ${job.madeBy}`);
      const maker = await actorOf(tx, made, '');
      // As if that person had approved: the database lets nobody approve their own import while another one may.
      const other = await anyoneElse(tx.db, maker.userId, 'nav.approve');
      const approver = other ? await actorOf(tx, other, '') : maker;
      const now = tx.ports.clock.now();
      const { id, samples } = job;
      await insertImport(tx.db, { id, madeBy: maker.userId, madeAt: now, samples, report: emptyReport });
      await decideImport(tx.db, id, { state: 'approved', decidedBy: approver.userId, decidedAt: now });
      const funds = await writeFunds(importCtx(tx, { importId: id, maker, approver }), rows, samples, findings);
      throw new DryRun({ funds, findings });
    });
  } catch (error) {
    if (error instanceof DryRun) return error.found;
    throw error;
  }
}

async function countChanges(ctx: Ctx, { prices, returns }: CheckedFigures, pace: Pace) {
  const sum = { prices: { ...nothing }, returns: { ...nothing } };
  const add = (to: WriteCounts, { created, updated, unchanged }: WriteCounts) => {
    to.created += created;
    to.updated += updated;
    to.unchanged += unchanged;
  };
  for (const part of partsOf(prices, rowsAtOnce(ctx))) {
    add(sum.prices, await comparePrices(ctx.db, part));
    await pace.breathe();
  }
  for (const part of partsOf(returns, rowsAtOnce(ctx))) add(sum.returns, await compareReturns(ctx.db, part));
  return sum;
}

/** PostgreSQL keeps no NUL in a text. */
const storable = (text: string) => text.replaceAll('\0', '');

function findingRow(
  { source, kind, severity, text, column, suggestion }: NewFinding,
  number: number,
  files: ReadFiles['files'],
): Omit<FindingRow, 'jobId'> {
  const { file, position, line } = source;
  const raw = source.cells.join(',');
  const at = position === null || line === null ? {} : (files[position]?.at ?? {});
  const cells: Record<string, string> = {};
  for (const key of importColumns) {
    const index = at[key];
    if (index !== undefined) cells[key] = storable(source.cells[index]?.trim() ?? '').slice(0, shownLength);
  }
  return {
    number,
    file: storable(file),
    position,
    line,
    kind,
    severity,
    text: storable(text),
    row: storable(raw.length > shownLength ? `${raw.slice(0, shownLength)}…` : raw),
    suggestion,
    column,
    cells,
  };
}

const columnRows = (files: ReadFiles['files']): NewColumn[] =>
  files.flatMap(({ columns }, position) =>
    columns.map((column) => ({
      ...column,
      position,
      header: storable(column.header),
      first: column.first.map(storable),
    })),
  );

/** In the order of the files; the gravest kind first. */
function kindsOf(list: readonly NewFinding[]): KindCount[] {
  const counts = new Map<string, KindCount>();
  for (const { kind, severity } of list) {
    const key = `${severity} ${kind}`;
    const counted = counts.get(key);
    if (counted) counted.count += 1;
    else counts.set(key, { kind, severity, count: 1 });
  }
  const rank = ({ severity }: KindCount) => findingSeverities.indexOf(severity);
  return [...counts.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count);
}

function inOrder(list: readonly NewFinding[]): NewFinding[] {
  const place = (value: number | null) => value ?? -1;
  return [...list].sort(
    ({ source: a }, { source: b }) => place(a.position) - place(b.position) || place(a.line) - place(b.line),
  );
}

async function saveCheck(
  ctx: Ctx,
  { id }: JobRow,
  { findings, files }: Pick<ReadFiles, 'findings' | 'files'>,
  report: ImportReport,
  pace: Pace,
): Promise<void> {
  const list = inOrder(findings.list);
  await inTransaction(ctx, async (tx) => {
    // Somebody may have let it come to nothing meanwhile.
    const now = await lockJob(tx.db, id);
    if (now?.state !== 'checking') return;
    if (now.pausedAt !== null) throw new Interrupted('Paused');
    await deleteFindings(tx.db, id);
    await replaceColumns(tx.db, id, columnRows(files));
    let done = 0;
    for (const part of partsOf(list, rowsAtOnce(tx))) {
      const first = done;
      await insertFindings(
        tx.db,
        id,
        part.map((finding, index) => findingRow(finding, first + index + 1, files)),
      );
      done += part.length;
      pace.report('findings', done, list.length);
      await pace.breathe();
    }
    const kinds = kindsOf(list);
    const ended = { state: 'checked', leaseUntil: null, attempts: 0, problem: null } as const;
    await changeJob(tx.db, id, { ...ended, report, kinds, blocked: findings.blocked });
  });
}

/**
 * What the files of a job would change, and all that is wrong with them. Nothing is kept but that; the embedded database
 * is held for the funds alone, and for no longer than to write them.
 */
export async function checkImport(ctx: Ctx, job: JobRow, pace: Pace): Promise<void> {
  const { read, files, ...rows } = await readJob(ctx, job, pace);
  pace.report('funds', 0, null);
  const { funds, findings } = await fundsAfterwards(ctx, job, rows);
  const figures = await checkFigures(ctx, funds.rows, funds, findings, pace);
  const changes = await countChanges(ctx, figures, pace);
  const report = { ...funds.counts, ...changes, rows: { read, skipped: findings.skipped } };
  await saveCheck(ctx, job, { findings, files }, report, pace);
}
