import { locales, tags } from '@fundfront/content-model';
import type { ImportReport } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { AppError } from '../../errors.ts';
import { assertCan } from '../../guards.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { lockPublic } from '../content/queries/entries.ts';
import { deliverInvalidations } from '../outbox/deliverInvalidations.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { collectFindings, type Findings } from './findings.ts';
import { currentEntries } from './queries.ts';
import { type ImportRow, readRow } from './readRow.ts';
import { type ImportFile, readTable } from './readTable.ts';
import { redirectFreedPaths } from './redirectFreedPaths.ts';
import { trashEmptySampleCategories, trashSampleFunds } from './replaceSamples.ts';
import { upsertCategories } from './upsertCategories.ts';
import { upsertFundPrices } from './upsertFundPrices.ts';
import { upsertFunds } from './upsertFunds.ts';

interface ImportInput {
  files: readonly ImportFile[];
  mode: 'check' | 'apply';
  samples: 'keep' | 'replace';
}

/** Money market funds announce the prices of a weekend, and of a holiday behind it, in advance. */
const daysAhead = 4;
const dayMs = 86_400_000;

/** Carries the report out of a transaction that is undone. */
class DryRun extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('Checked, not kept');
    this.report = report;
  }
}

function latestDay(ctx: Ctx): string {
  const then = new Date(ctx.ports.clock.now().getTime() + daysAhead * dayMs);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Karachi' }).format(then);
}

/** All rows of all files, lists of funds first: whatever the order of the files, prices then find their funds. */
function readFiles(ctx: Ctx, files: readonly ImportFile[], findings: Findings): { rows: ImportRow[]; read: number } {
  const latest = latestDay(ctx);
  const tables = files.flatMap((file) => readTable(file, findings) ?? []);
  const ordered = [...tables].sort((a, b) => Number(b.kind === 'funds') - Number(a.kind === 'funds'));
  const rows = ordered.flatMap(({ kind, rows: own }) =>
    own.flatMap((row) => readRow(row, kind, findings, latest) ?? []),
  );
  return { rows, read: tables.reduce((total, table) => total + table.read, 0) };
}

async function runImport(ctx: Ctx, { files, mode, samples }: ImportInput): Promise<ImportReport> {
  const findings = collectFindings();
  const { rows, read } = readFiles(ctx, files, findings);
  const listed = rows.filter(({ kind }) => kind === 'funds');
  const sampleFunds = (await currentEntries(ctx.db, 'fund')).filter(({ sample }) => sample);
  const replaces = samples === 'replace' && sampleFunds.length > 0 && listed.length > 0;
  if (samples === 'replace' && listed.length === 0) {
    findings.warn({ file: '', line: null, row: '' }, 'No file lists funds, so the sample funds stay');
  }
  const freed = replaces ? await trashSampleFunds(ctx, sampleFunds) : [];
  const categories = await upsertCategories(ctx, listed, findings);
  const funds = await upsertFunds(ctx, listed, categories.ids, findings);
  if (replaces) await trashEmptySampleCategories(ctx);
  // Last of all: what the files list comes first, and a category may have gone.
  await redirectFreedPaths(ctx, freed);
  const bases = new Map((await currentEntries(ctx.db, 'fundCategory')).map(({ id, data }) => [id, data.basis]));
  const pricedRows = [...funds.upserted, ...rows.filter(({ kind }) => kind !== 'funds')];
  const prices = await upsertFundPrices(ctx, pricedRows, funds.funds, { ids: categories.ids, bases }, findings);
  // A new fund may answer, in both languages, where something led elsewhere.
  if (funds.counts.created + prices.counts.created + prices.counts.updated > 0) {
    const changed = [tags.navs(), tags.updated(), ...locales.map(tags.funds)];
    await enqueue(ctx, { topic: 'site', payload: { tags: changed, paths: ['/home', '/ur'] } });
  }
  return {
    applied: mode === 'apply',
    funds: funds.counts,
    categories: categories.counts,
    prices: prices.counts,
    rows: { read, skipped: findings.skipped },
    sampleFunds: replaces ? 0 : sampleFunds.length,
    findings: [...findings.list],
  };
}

/**
 * Reads files of funds and prices, and keeps all good rows at once or nothing. With `check` everything is done in a
 * transaction that is then undone, so that its report is the very one that applying would give.
 * Throws FORBIDDEN, and VALIDATION without files.
 */
export async function importFunds({ ctx, input }: { ctx: Ctx; input: ImportInput }): Promise<ImportReport> {
  assertCan(ctx.actor, 'import.run');
  if (input.files.length === 0) throw new AppError('VALIDATION', 'Send at least one CSV file, as `files`.');
  try {
    const report = await inTransaction(ctx, async (tx) => {
      await lockPublic(tx.db);
      // Versions are the import's own; who started it stands in the journal.
      const made = await runImport({ ...tx, actor: { kind: 'system', name: 'import' } }, input);
      if (input.mode === 'check') throw new DryRun(made);
      const { findings, applied, ...counts } = made;
      await writeAudit(tx, {
        action: 'import.funds',
        detail: { ...counts, findings: findings.length, files: input.files.map(({ name }) => name) },
      });
      return made;
    });
    await deliverInvalidations(ctx).catch((error) =>
      ctx.log.warn({ err: error }, 'the site could not be told of the import'),
    );
    return report;
  } catch (error) {
    if (error instanceof DryRun) return error.report;
    throw error;
  }
}
