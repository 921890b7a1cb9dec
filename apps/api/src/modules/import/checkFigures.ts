import { addDays, karachiDay } from '@fundfront/content-model/karachi';
import type { Ctx } from '../../context.ts';
import { partsOf } from '../../eventLoop.ts';
import { calendarOf } from '../ledger/businessDays.ts';
import { holidaysBetween } from '../ledger/queries/holidays.ts';
import { pricesBefore } from '../ledger/queries/sheet.ts';
import { type UsualMove, usualMove } from '../ledger/usualMove.ts';
import type { NewReturns, StoredPrice } from '../nav/queries.ts';
import { type Candidate, type CheckedPrice, checkPrices } from './checkPrices.ts';
import { type Findings, wholeImport } from './findings.ts';
import { fundMatcher } from './fundMatcher.ts';
import type { Pace } from './pace.ts';
import type { CurrentEntry } from './queries/entries.ts';
import { fundsWithoutPrice, payoutsBetween, pricesNear } from './queries/figures.ts';
import type { ImportRow } from './readRow.ts';

/** What a fund usually moves by is known from so many prices before. */
const daysBefore = 30;
/** They judge the last prices of the files, where these are old. */
const daysAfter = 10;
/** Each may have the prices of twenty years. */
const fundsAtOnce = 4;

export interface KnownFunds {
  funds: readonly CurrentEntry[];
  /** Rows name them as they name funds. */
  benchmarks: readonly CurrentEntry[];
  /** Entry id of a category by the key of its name. */
  categoryIds: ReadonlyMap<string, string>;
  /** Basis of returns by category id, for rows that do not state it. */
  bases: ReadonlyMap<unknown, unknown>;
}

export interface CheckedFigures {
  prices: CheckedPrice[];
  returns: Omit<NewReturns, 'importId'>[];
}

interface Matched {
  row: ImportRow;
  fund: CurrentEntry;
}

/** Funds move like the others of their category, a benchmark like none. */
const togetherWith = ({ type, id, data }: CurrentEntry) => (type === 'benchmark' ? id : data.category);

async function matchRows(
  rows: readonly ImportRow[],
  { funds, benchmarks, categoryIds }: KnownFunds,
  findings: Findings,
  pace: Pace,
): Promise<Matched[]> {
  const match = fundMatcher([...funds, ...benchmarks], categoryIds);
  const matched: Matched[] = [];
  for (const row of rows) {
    const found = match(row);
    if ('fund' in found) matched.push({ row, fund: found.fund });
    else findings.block(row.source, found.kind, found.reason, { column: row.mufapId === null ? 'name' : 'id' });
    await pace.breathe();
  }
  return matched;
}

function candidatesOf(matched: readonly Matched[]): Map<string, Candidate[]> {
  const candidates = new Map<string, Candidate[]>();
  for (const { row, fund } of matched) {
    if (!row.price) continue;
    const candidate = { ...row.price, fundId: fund.id, source: row.source };
    const own = candidates.get(fund.id);
    if (own) own.push(candidate);
    else candidates.set(fund.id, [candidate]);
  }
  return candidates;
}

interface Span {
  from: string;
  to: string;
}

function spanOf(candidates: ReadonlyMap<string, readonly Candidate[]>): Span | null {
  let span: Span | null = null;
  for (const own of candidates.values()) {
    for (const { date } of own) {
      span ??= { from: date, to: date };
      if (date < span.from) span.from = date;
      if (date > span.to) span.to = date;
    }
  }
  return span;
}

/** Of each category that the files speak of: the moves of all its funds, before the files and in them. */
async function usualMoves(
  ctx: Ctx,
  { funds, benchmarks }: KnownFunds,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  { from }: Span,
): Promise<Map<unknown, UsualMove>> {
  const all = [...funds, ...benchmarks];
  const named = new Set(all.filter(({ id }) => candidates.has(id)).map(togetherWith));
  const members = all.filter((entry) => named.has(togetherWith(entry)));
  const ids = members.map(({ id }) => id);
  const before = Map.groupBy(await pricesBefore(ctx.db, ids, from, daysBefore), ({ fundId }) => fundId);
  const seriesOf = (id: string) => {
    const own = [...(candidates.get(id) ?? [])].sort((a, b) => (a.date < b.date ? -1 : 1));
    return [...(before.get(id) ?? []), ...own].map(({ nav }) => Number(nav)).filter((nav) => nav > 0);
  };
  return new Map(
    [...Map.groupBy(members, togetherWith)].map(([group, own]) => [
      group,
      usualMove(own.map(({ id }) => seriesOf(id))),
    ]),
  );
}

/** Where the files bring the prices of a day of most funds, those that they lack are named. */
async function noteMissing(
  ctx: Ctx,
  { funds }: KnownFunds,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  accepted: readonly CheckedPrice[],
  findings: Findings,
): Promise<void> {
  let to = '';
  for (const { validityDate } of accepted) if (validityDate > to) to = validityDate;
  if (to === '') return;
  const present = new Set([...candidates].filter(([, own]) => own.some(({ date }) => date === to)).map(([id]) => id));
  const known = new Map(funds.map((fund) => [fund.id, fund]));
  const expected = await fundsWithoutPrice(ctx.db, to, addDays(to, -daysBefore));
  const missing = expected.flatMap(({ fundId }) => (present.has(fundId) ? [] : (known.get(fundId) ?? [])));
  if (present.size <= missing.length) return;
  for (const { title, data } of missing) {
    const subFund = typeof data.subFund === 'string' && data.subFund !== '' ? ` (${data.subFund})` : '';
    findings.warn(wholeImport, 'missing-fund', `${title}${subFund} has no price of ${to} in these files`);
  }
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

async function goodPrices(
  ctx: Ctx,
  known: KnownFunds,
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  findings: Findings,
  pace: Pace,
): Promise<CheckedPrice[]> {
  const span = spanOf(candidates);
  if (!span) return [];
  const calendar = calendarOf(await holidaysBetween(ctx.db, span.from, span.to));
  const usual = await usualMoves(ctx, known, candidates, span);
  const payouts = await payoutsBetween(ctx.db, [...candidates.keys()], span);
  const entries = new Map([...known.funds, ...known.benchmarks].map((entry) => [entry.id, entry]));
  const today = karachiDay(ctx.ports.clock.now());
  const total = [...candidates.values()].reduce((sum, own) => sum + own.length, 0);
  let done = 0;
  const accepted: CheckedPrice[] = [];
  for (const part of partsOf([...candidates], fundsAtOnce)) {
    const ids = part.map(([id]) => id);
    const around = { ...span, before: daysBefore, after: daysAfter };
    const stored: ReadonlyMap<string, StoredPrice[]> = await pricesNear(ctx.db, ids, around);
    for (const [id, own] of part) {
      const entry = entries.get(id);
      const data = entry?.data ?? {};
      const facts = {
        usual: (entry && usual.get(togetherWith(entry))) ?? usualMove([]),
        inceptionDate: textOf(data.inceptionDate),
        accrues: known.bases.get(data.category) === 'annualised',
        levelAlone: entry?.type === 'benchmark',
        today,
        frontEndLoad: textOf(data.frontEndLoad),
        payouts: payouts.get(id) ?? new Map<string, string>(),
        closedOn: (day: string) => calendar.closedOn(day)?.en ?? null,
      };
      const prices = await checkPrices(own, stored.get(id) ?? [], facts, findings, pace.breathe);
      for (const price of prices) accepted.push(price);
      done += own.length;
      pace.report('prices', done, total);
    }
  }
  await noteMissing(ctx, known, candidates, accepted, findings);
  return accepted;
}

/** A row that is left out has none; rows of one fund and day complete each other. */
function goodReturns(
  matched: readonly Matched[],
  { bases }: KnownFunds,
  findings: Findings,
): CheckedFigures['returns'] {
  const byFundAndDay = new Map<string, CheckedFigures['returns'][number]>();
  for (const { row, fund } of matched) {
    if (!row.returns || findings.isSkipped(row.source)) continue;
    if (fund.type === 'benchmark') {
      findings.block(row.source, 'columns', 'Returns of a benchmark are computed from its values: leave them out');
      continue;
    }
    const basis = (row.basis ?? bases.get(fund.data.category)) === 'annualised' ? 'annualised' : 'absolute';
    const { asOf, figures } = row.returns;
    const key = `${fund.id} ${asOf}`;
    const before = byFundAndDay.get(key);
    const all = before?.basis === basis ? { ...before.figures, ...figures } : figures;
    byFundAndDay.set(key, { fundId: fund.id, asOf, basis, figures: all, source: row.source.file });
  }
  return [...byFundAndDay.values()];
}

/**
 * Finds the fund of each row, and holds every price against the rules of the desk. What may be announced is returned,
 * and all else is a finding. Requests are answered meanwhile.
 */
export async function checkFigures(
  ctx: Ctx,
  rows: readonly ImportRow[],
  known: KnownFunds,
  findings: Findings,
  pace: Pace,
): Promise<CheckedFigures> {
  const matched = await matchRows(rows, known, findings, pace);
  const candidates = candidatesOf(matched);
  await pace.breathe();
  const prices = await goodPrices(ctx, known, candidates, findings, pace);
  return { prices, returns: goodReturns(matched, known, findings) };
}
