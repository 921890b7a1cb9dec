import { locales, tags } from '@fundfront/content-model';
import { dayMs, karachiDay } from '@fundfront/content-model/karachi';
import type { ImportReport } from '@fundfront/content-model/wire';
import type { Ctx, UserActor } from '../../context.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { lockPublic } from '../content/queries/entries.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { collectFindings, type Findings } from './findings.ts';
import type { ImportCtx } from './importCtx.ts';
import { currentEntries } from './queries/entries.ts';
import { type ImportRow, readRow } from './readRow.ts';
import { type ImportFile, readTable } from './readTable.ts';
import { redirectFreedPaths } from './redirectFreedPaths.ts';
import { trashEmptySampleCategories, trashSampleFunds } from './replaceSamples.ts';
import { upsertCategories } from './upsertCategories.ts';
import { upsertFundPrices } from './upsertFundPrices.ts';
import { upsertFunds } from './upsertFunds.ts';

export type Samples = 'keep' | 'replace';

type Outcome = Omit<ImportReport, 'applied' | 'waits'>;

interface Approved {
  id: string;
  maker: UserActor;
  approver: UserActor;
  files: readonly ImportFile[];
  samples: Samples;
}

/** Money market funds announce the prices of a weekend, and of a holiday after it, in advance. */
const daysAhead = 4;

function latestDay(ctx: Ctx): string {
  const then = new Date(ctx.ports.clock.now().getTime() + daysAhead * dayMs);
  return karachiDay(then);
}

/** Lists of funds first: whatever the order of the files, prices then find their funds. */
function readFiles(ctx: Ctx, files: readonly ImportFile[], findings: Findings): { rows: ImportRow[]; read: number } {
  const latest = { day: latestDay(ctx), daysAhead };
  const tables = files.flatMap((file) => readTable(file, findings) ?? []);
  const ordered = [...tables].sort((a, b) => Number(b.kind === 'funds') - Number(a.kind === 'funds'));
  const rows = ordered.flatMap(({ kind, rows: own }) =>
    own.flatMap((row) => readRow(row, kind, findings, latest) ?? []),
  );
  return { rows, read: tables.reduce((total, table) => total + table.read, 0) };
}

async function writeRows(ctx: ImportCtx, files: readonly ImportFile[], samples: Samples): Promise<Outcome> {
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
  // Last: paths of the files' own funds come first, and a category may have gone.
  await redirectFreedPaths(ctx, freed);
  const bases = new Map((await currentEntries(ctx.db, 'fundCategory')).map(({ id, data }) => [id, data.basis]));
  const pricedRows = [...funds.upserted, ...rows.filter(({ kind }) => kind !== 'funds')];
  const { prices, returns } = await upsertFundPrices(
    ctx,
    pricedRows,
    funds.funds,
    { ids: categories.ids, bases },
    findings,
  );
  // A new fund may answer, in both languages, where a redirect did.
  const written = [prices, returns].map(({ created, updated }) => created + updated);
  if (funds.counts.created > 0 || written.some((count) => count > 0)) {
    const changed = [tags.navs(), tags.updated(), ...locales.map(tags.funds)];
    await enqueue(ctx, { topic: 'site', payload: { tags: changed, paths: ['/home', '/ur'] } });
  }
  return {
    funds: funds.counts,
    categories: categories.counts,
    prices,
    returns,
    rows: { read, skipped: findings.skipped },
    sampleFunds: replaces ? 0 : sampleFunds.length,
    findings: [...findings.list],
  };
}

export async function applyImport(tx: Ctx, { id, maker, approver, files, samples }: Approved): Promise<ImportReport> {
  await lockPublic(tx.db);
  const through = { through: 'import', importId: id } as const;
  const author = { ...maker, ...through } as const;
  const publisher = { ...approver, ...through } as const;
  const outcome = await writeRows({ ...tx, actor: author, publisher, importId: id }, files, samples);
  const { findings, ...counts } = outcome;
  await writeAudit(tx, {
    action: 'import.funds',
    detail: {
      ...counts,
      findings: findings.length,
      files: files.map(({ name }) => name),
      import: id,
      maker: maker.name,
      ...(maker.userId === approver.userId && { single: true }),
    },
  });
  return { ...outcome, applied: true, waits: false };
}
