import { contentType, type EntryData, problemsOf, rowSchema, slugify } from '@fundfront/content-model';
import * as v from 'valibot';
import { createEntry } from '../content/createEntry.ts';
import { publishVersion } from '../content/publishVersion.ts';
import { saveEntry } from '../content/saveEntry.ts';
import type { WriteCounts } from '../nav/queries.ts';
import { isShariah, subFundOf } from './categoryFacts.ts';
import type { Findings } from './findings.ts';
import { asPublisher, type ImportCtx } from './importCtx.ts';
import { nameKey } from './nameKey.ts';
import { type CurrentEntry, currentEntries, type UrduRow, urduRows, usedPaths } from './queries/entries.ts';
import type { ImportRow } from './readRow.ts';
import { uniqueSlug } from './uniqueSlug.ts';
import { upsertUrduFund } from './upsertUrduFund.ts';

const type = contentType('fund');
const maxOrder = 9_999;

interface UpsertState {
  ctx: ImportCtx;
  findings: Findings;
  funds: CurrentEntry[];
  urdu: Map<string, UrduRow>;
  paths: Set<string>;
  shared: ReadonlySet<string>;
  counts: WriteCounts;
}

function sharedNames(rows: readonly ImportRow[]): Set<string> {
  const keys = rows.map(({ name }) => nameKey(name ?? ''));
  return new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
}

/** MUFAP's number is the identity; a fund entered without one is found by its name and sub-fund. */
function knownFund({ funds }: UpsertState, row: ImportRow, subFund: string | null): CurrentEntry | undefined {
  const byId = funds.find(({ data }) => data.mufapId === row.mufapId);
  if (byId) return byId;
  const key = nameKey(row.name ?? '');
  return funds.find(
    ({ title, data }) =>
      !data.mufapId && nameKey(title) === key && nameKey(String(data.subFund ?? '')) === nameKey(subFund ?? ''),
  );
}

function slugsFor(row: ImportRow, subFund: string | null, { paths, shared }: UpsertState) {
  const name = row.name ?? '';
  const own = shared.has(nameKey(name)) ? [] : [name];
  const names = [...own, ...(subFund === null ? [] : [`${name} ${subFund}`]), `${name} ${row.mufapId}`];
  const slug = uniqueSlug(names, (candidate) => !paths.has(`/${candidate}`));
  // "Faysal Islamic Cash Fund" of Faysal Asset Management is at /faysal-funds/islamic-cash-fund too.
  const house = slugify(row.amc?.split(/\s/)[0] ?? 'faysal');
  const short = slug.startsWith(`${house}-`) ? slug.slice(house.length + 1) : slug;
  const shortSlug = uniqueSlug([short, slug], (candidate) => !paths.has(`/faysal-funds/${candidate}`));
  return { slug, shortSlug };
}

function isComplete({ findings }: UpsertState, row: ImportRow, data: EntryData): boolean {
  const result = v.safeParse(rowSchema(type, data, 'base', 'published'), data);
  if (result.success) return true;
  for (const { message } of problemsOf(result.issues)) findings.block(row.source, 'incomplete-fund', message);
  return false;
}

async function addFund(upsertState: UpsertState, row: ImportRow, given: EntryData): Promise<boolean> {
  const { ctx, funds, paths, counts } = upsertState;
  const own = slugsFor(row, typeof given.subFund === 'string' ? given.subFund : null, upsertState);
  const empty = Object.fromEntries(Object.keys(type.fields).map((key) => [key, null]));
  const data = { ...empty, ...given, ...own, order: Math.min(funds.length + 1, maxOrder) };
  if (!isComplete(upsertState, row, data)) return false;
  const { id } = await createEntry({ ctx, input: { type: 'fund', locale: 'en', data } });
  await publishVersion({ ctx: asPublisher(ctx), input: { type: 'fund', id, locale: 'en', version: 1 } });
  paths.add(`/${own.slug}`).add(`/faysal-funds/${own.shortSlug}`);
  const state = {
    sample: false,
    locale: 'en',
    title: row.name ?? '',
    slug: own.slug,
    version: 1,
    liveVersion: 1,
  } as const;
  const fund = { id, type: 'fund', ...state, data };
  funds.push(fund);
  await upsertUrduFund(ctx, fund, null, upsertState.urdu);
  counts.created += 1;
  return true;
}

async function updateFund(
  upsertState: UpsertState,
  row: ImportRow,
  fund: CurrentEntry,
  given: EntryData,
): Promise<boolean> {
  const { ctx, findings, counts, urdu } = upsertState;
  const former = String(fund.data.title);
  if (Object.entries(given).every(([key, value]) => fund.data[key] === value)) {
    const added = fund.liveVersion !== null && (await upsertUrduFund(ctx, fund, former, urdu));
    counts[added ? 'updated' : 'unchanged'] += 1;
    return true;
  }
  const data = { ...fund.data, ...given };
  if (!isComplete(upsertState, row, data)) return false;
  const key = { type: 'fund', id: fund.id, locale: fund.locale } as const;
  await saveEntry({ ctx, input: { ...key, version: fund.version, data } });
  const version = fund.version + 1;
  const asSeen = fund.liveVersion === fund.version;
  if (asSeen) await publishVersion({ ctx: asPublisher(ctx), input: { ...key, version } });
  else {
    const text = 'The fund has changes that nobody published: the new values wait with them';
    findings.warn(row.source, 'unpublished-changes', text);
  }
  Object.assign(fund, { data, title: row.name, version, liveVersion: asSeen ? version : fund.liveVersion });
  if (asSeen) await upsertUrduFund(ctx, fund, former, urdu);
  counts.updated += 1;
  return true;
}

/**
 * What a row leaves empty stays as it is. The risk profile is in no file and is never guessed.
 * @returns all funds there are now, and the rows whose fund is among them
 */
export async function upsertFunds(
  ctx: ImportCtx,
  rows: readonly ImportRow[],
  categoryIds: ReadonlyMap<string, string>,
  findings: Findings,
): Promise<{ funds: CurrentEntry[]; upserted: ImportRow[]; counts: WriteCounts }> {
  const funds = await currentEntries(ctx.db, 'fund');
  const urdu = await urduRows(ctx.db, 'fund');
  const paths = await usedPaths(ctx.db, 'en');
  const counts: WriteCounts = { created: 0, updated: 0, unchanged: 0 };
  const upsertState: UpsertState = { ctx, findings, funds, urdu, paths, shared: sharedNames(rows), counts };
  const upserted: ImportRow[] = [];
  const seen = new Map<string, ImportRow>();
  for (const row of rows) {
    const { mufapId, name, category, source } = row;
    if (mufapId === null || name === null || category === null) {
      findings.block(source, 'incomplete-fund', 'A fund needs its MUFAP number, its name and its category');
      continue;
    }
    const earlier = seen.get(mufapId);
    if (earlier) {
      const where = `line ${earlier.source.line} of ${earlier.source.file}`;
      findings.block(source, 'duplicate', `MUFAP number ${mufapId} stands in ${where}`, { column: 'id' });
      continue;
    }
    seen.set(mufapId, row);
    const subFund = subFundOf(category);
    const categoryId = categoryIds.get(nameKey(category)) ?? null;
    const given = {
      ...row.details,
      title: name,
      mufapId,
      category: categoryId,
      shariah: isShariah(category),
      ...(subFund !== null && { subFund }),
    };
    const fund = knownFund(upsertState, row, subFund);
    if (fund ? await updateFund(upsertState, row, fund, given) : await addFund(upsertState, row, given))
      upserted.push(row);
  }
  return { funds, upserted, counts };
}
