import {
  type NewPrice,
  type NewReturns,
  pricesAround,
  type StoredPrice,
  upsertPrices,
  upsertReturns,
  type WriteCounts,
} from '../nav/queries.ts';
import { type Candidate, checkPrices } from './checkPrices.ts';
import type { Findings } from './findings.ts';
import { fundMatcher } from './fundMatcher.ts';
import type { ImportCtx } from './importCtx.ts';
import type { CurrentEntry } from './queries/entries.ts';
import type { ImportRow } from './readRow.ts';

interface Matched {
  row: ImportRow;
  fundId: string;
  categoryId: unknown;
}

function push<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

async function goodPrices(ctx: ImportCtx, matched: readonly Matched[], findings: Findings): Promise<NewPrice[]> {
  const candidates = new Map<string, Candidate[]>();
  const dates: string[] = [];
  for (const { row, fundId } of matched) {
    if (!row.price) continue;
    dates.push(row.price.date);
    push(candidates, fundId, { ...row.price, fundId, source: row.source });
  }
  const [from, to] = [dates.sort()[0], dates.at(-1)];
  if (from === undefined || to === undefined) return [];
  const stored = new Map<string, StoredPrice[]>();
  for (const price of await pricesAround(ctx.db, [...candidates.keys()], { from, to })) {
    push(stored, price.fundId, price);
  }
  return [...candidates]
    .flatMap(([fundId, own]) => checkPrices(own, stored.get(fundId) ?? [], findings))
    .map((price) => ({ ...price, importId: ctx.importId }));
}

/** A row that is left out has none; rows of one fund and day complete each other. */
function goodReturns(
  { importId }: ImportCtx,
  matched: readonly Matched[],
  bases: ReadonlyMap<unknown, unknown>,
  findings: Findings,
): NewReturns[] {
  const byFundAndDay = new Map<string, NewReturns>();
  for (const { row, fundId, categoryId } of matched) {
    if (!row.returns || findings.isSkipped(row.source)) continue;
    const basis = (row.basis ?? bases.get(categoryId)) === 'annualised' ? 'annualised' : 'absolute';
    const { asOf, figures } = row.returns;
    const key = `${fundId} ${asOf}`;
    const before = byFundAndDay.get(key);
    const all = before?.basis === basis ? { ...before.figures, ...figures } : figures;
    byFundAndDay.set(key, { fundId, asOf, basis, figures: all, source: row.source.file, importId });
  }
  return [...byFundAndDay.values()];
}

/**
 * Only prices that agree with the days around them.
 * @param bases basis of returns by category id, for rows that do not state it
 */
export async function upsertFundPrices(
  ctx: ImportCtx,
  rows: readonly ImportRow[],
  funds: readonly CurrentEntry[],
  categories: { ids: ReadonlyMap<string, string>; bases: ReadonlyMap<unknown, unknown> },
  findings: Findings,
): Promise<{ prices: WriteCounts; returns: WriteCounts }> {
  const match = fundMatcher(funds, categories.ids);
  const matched = rows.flatMap((row): Matched[] => {
    const found = match(row);
    if ('fund' in found) return [{ row, fundId: found.fund.id, categoryId: found.fund.data.category }];
    findings.skip(row.source, found.reason);
    return [];
  });
  const prices = await goodPrices(ctx, matched, findings);
  const returns = goodReturns(ctx, matched, categories.bases, findings);
  return {
    prices: await upsertPrices(ctx.db, prices, ctx.ports.clock.now()),
    returns: await upsertReturns(ctx.db, returns),
  };
}
