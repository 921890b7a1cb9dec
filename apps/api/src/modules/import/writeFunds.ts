import type { ImportReport } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import type { KnownFunds } from './checkFigures.ts';
import { type Findings, wholeImport } from './findings.ts';
import type { ImportCtx, Samples } from './importCtx.ts';
import { nameKey } from './nameKey.ts';
import { currentEntries } from './queries/entries.ts';
import type { ImportRow } from './readRow.ts';
import { redirectFreedPaths } from './redirectFreedPaths.ts';
import { trashEmptySampleCategories, trashSampleFunds } from './replaceSamples.ts';
import { upsertCategories } from './upsertCategories.ts';
import { upsertFunds } from './upsertFunds.ts';

export interface FundsOfImport extends KnownFunds {
  /** Those whose fund is there: of lists, and of files of prices alone. */
  rows: ImportRow[];
  counts: Pick<ImportReport, 'funds' | 'categories' | 'sampleFunds'>;
}

const isListed = ({ kind }: ImportRow) => kind === 'funds';

async function basesOf(ctx: Ctx): Promise<KnownFunds['bases']> {
  return new Map((await currentEntries(ctx.db, 'fundCategory')).map(({ id, data }) => [id, data.basis]));
}

/** Where the files list no funds: those that there are. */
export async function readFunds(
  ctx: Ctx,
  rows: readonly ImportRow[],
  samples: Samples,
  findings: Findings,
): Promise<FundsOfImport> {
  if (samples === 'replace') {
    findings.warn(wholeImport, 'samples-stay', 'No file lists funds, so the sample funds stay');
  }
  const funds = await currentEntries(ctx.db, 'fund');
  const categories = await currentEntries(ctx.db, 'fundCategory');
  const nothing = { created: 0, updated: 0, unchanged: 0 };
  return {
    funds,
    benchmarks: await currentEntries(ctx.db, 'benchmark'),
    categoryIds: new Map(categories.map(({ id, title }) => [nameKey(title), id])),
    bases: await basesOf(ctx),
    rows: [...rows],
    counts: { funds: nothing, categories: nothing, sampleFunds: funds.filter(({ sample }) => sample).length },
  };
}

/** Makes, changes and publishes the funds and categories that the files list; samples make way where they shall. */
export async function writeFunds(
  ctx: ImportCtx,
  rows: readonly ImportRow[],
  samples: Samples,
  findings: Findings,
): Promise<FundsOfImport> {
  const listed = rows.filter(isListed);
  const sampleFunds = (await currentEntries(ctx.db, 'fund')).filter(({ sample }) => sample);
  const replaces = samples === 'replace' && sampleFunds.length > 0;
  const freed = replaces ? await trashSampleFunds(ctx, sampleFunds) : [];
  const categories = await upsertCategories(ctx, listed, findings);
  const written = await upsertFunds(ctx, listed, categories.ids, findings);
  if (replaces) await trashEmptySampleCategories(ctx);
  // Last: paths of the files' own funds come first, and a category may have gone.
  await redirectFreedPaths(ctx, freed);
  return {
    funds: written.funds,
    benchmarks: await currentEntries(ctx.db, 'benchmark'),
    categoryIds: categories.ids,
    bases: await basesOf(ctx),
    rows: [...written.upserted, ...rows.filter((row) => !isListed(row))],
    counts: {
      funds: written.counts,
      categories: categories.counts,
      sampleFunds: replaces ? 0 : sampleFunds.length,
    },
  };
}

export const listsFunds = (rows: readonly ImportRow[]): boolean => rows.some(isListed);
