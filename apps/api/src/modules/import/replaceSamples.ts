import { homePath, type Locale, locales, publicPath } from '@fundfront/content-model';
import { publishVersion } from '../content/publishVersion.ts';
import { saveEntry } from '../content/saveEntry.ts';
import { trashEntry } from '../content/trashEntry.ts';
import { livePathsOf } from '../paths/queries.ts';
import { asPublisher, type ImportCtx } from './importCtx.ts';
import { type CurrentEntry, currentEntries } from './queries/entries.ts';
import type { FreedPath } from './redirectFreedPaths.ts';

type RedirectMap = Map<string, string>;

async function redirectsFor(ctx: ImportCtx, freed: readonly FreedPath[]): Promise<RedirectMap> {
  const categories = await livePathsOf(ctx.db, [...new Set(freed.map(({ categoryId }) => categoryId))]);
  const to = (locale: Locale, categoryId: string) => {
    const target = categories.find(
      (row) => row.entryId === categoryId && row.locale === locale && row.role === 'canonical',
    );
    return publicPath(locale, target?.path ?? homePath);
  };
  const redirects: RedirectMap = new Map();
  for (const { locale, path, categoryId } of freed) redirects.set(publicPath(locale, path), to(locale, categoryId));
  // An Urdu menu may use a fund's English path.
  for (const { path, categoryId } of freed) {
    for (const locale of locales) {
      const from = publicPath(locale, path);
      if (!redirects.has(from)) redirects.set(from, to(locale, categoryId));
    }
  }
  return redirects;
}

/** A menu must not lead to nothing. */
async function repointMenus(ctx: ImportCtx, redirects: RedirectMap): Promise<void> {
  for (const item of await currentEntries(ctx.db, 'menuItem')) {
    const to = redirects.get(String(item.data.url));
    if (to === undefined) continue;
    const key = { type: 'menuItem', id: item.id, locale: item.locale } as const;
    await saveEntry({ ctx, input: { ...key, version: item.version, data: { ...item.data, url: to } } });
    if (item.liveVersion === item.version) {
      await publishVersion({ ctx: asPublisher(ctx), input: { ...key, version: item.version + 1 } });
    }
  }
}

async function pathsToFree(ctx: ImportCtx, funds: readonly CurrentEntry[]): Promise<FreedPath[]> {
  const categories = new Map(funds.map(({ id, data }) => [id, String(data.category ?? '')]));
  const rows = await livePathsOf(ctx.db, [...categories.keys()]);
  return rows.flatMap(({ entryId, locale, path }) => {
    const categoryId = categories.get(entryId);
    return categoryId ? [{ locale, path, categoryId }] : [];
  });
}

/** Nothing may refer to what goes to the trash. The latest document first, for it may name an older one. */
async function trashSamplesOf(ctx: ImportCtx, funds: readonly CurrentEntry[]): Promise<void> {
  const ids = new Set(funds.map(({ id }) => id));
  for (const type of ['document', 'expenseRatio', 'fundInvestment'] as const) {
    const entries = await currentEntries(ctx.db, type);
    const theirs = entries.filter(({ sample, data }) => sample && ids.has(String(data.fund)));
    for (const { id } of theirs.toReversed()) await trashEntry({ ctx: asPublisher(ctx), input: { type, id } });
  }
  // They name categories, which real funds take over: nobody is to follow a sample time.
  for (const { id, sample } of await currentEntries(ctx.db, 'cutOff')) {
    if (sample) await trashEntry({ ctx: asPublisher(ctx), input: { type: 'cutOff', id } });
  }
}

/** Those that no fund is compared with any more. */
async function trashSampleBenchmarks(ctx: ImportCtx): Promise<void> {
  const named = new Set((await currentEntries(ctx.db, 'fund')).map(({ data }) => data.benchmarkValues));
  for (const { id, sample } of await currentEntries(ctx.db, 'benchmark')) {
    if (sample && !named.has(id)) await trashEntry({ ctx: asPublisher(ctx), input: { type: 'benchmark', id } });
  }
}

/**
 * Their sample documents, ratios, investments and benchmarks go with them; prices stay.
 * @returns their paths, which are free now
 */
export async function trashSampleFunds(ctx: ImportCtx, samples: readonly CurrentEntry[]): Promise<FreedPath[]> {
  const freed = await pathsToFree(ctx, samples);
  const redirects = await redirectsFor(ctx, freed);
  await trashSamplesOf(ctx, samples);
  for (const { id } of samples) await trashEntry({ ctx: asPublisher(ctx), input: { type: 'fund', id } });
  await trashSampleBenchmarks(ctx);
  await repointMenus(ctx, redirects);
  return freed;
}

export async function trashEmptySampleCategories(ctx: ImportCtx): Promise<void> {
  const used = new Set((await currentEntries(ctx.db, 'fund')).map(({ data }) => data.category));
  for (const { id, sample } of await currentEntries(ctx.db, 'fundCategory')) {
    if (sample && !used.has(id)) await trashEntry({ ctx: asPublisher(ctx), input: { type: 'fundCategory', id } });
  }
}
