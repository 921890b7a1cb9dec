import { type PriceFinding, priceColumns } from '@fundfront/content-model/wire';
import { type KnownOfFund, placesSlipped, priceFindings } from '../ledger/priceFindings.ts';
import { formulaOn } from '../ledger/priceFormula.ts';
import type { NewPrice, StoredPrice } from '../nav/queries.ts';
import type { Findings, Source } from './findings.ts';
import type { ReadPrice } from './readRow.ts';

export type CheckedPrice = Omit<NewPrice, 'importId'>;

export interface Candidate extends ReadPrice {
  fundId: string;
  source: Source;
}

/** What the desk knows of a fund before it looks at a price, for all days of the files. */
export interface FundFacts extends Pick<KnownOfFund, 'usual' | 'inceptionDate' | 'accrues' | 'levelAlone' | 'today'> {
  frontEndLoad: string | null;
  /** By ex-date. */
  payouts: ReadonlyMap<string, string>;
  /** Why the day is no business day. */
  closedOn(day: string): string | null;
}

interface Priced {
  day: string;
  nav: string;
}

/** So many prices before, and after, say which ones of a row of prices slipped: their median is not moved by a few. */
const neighbours = 10;
/** A move by less is no slip of the decimal point, so that nothing need be looked up. */
const smallFactor = 5;
/** As many as the rules of the desk look back at. */
const lookBack = 6;

const isAbove = (nav: string) => Number(nav) > 0;

/** By value; between two in the middle the one that is nearer to what is known already. */
function medianOf(navs: readonly string[], known: string | undefined): string | null {
  const sorted = [...navs].sort((a, b) => Number(a) - Number(b));
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) return null;
  if (known === undefined) return upper;
  const away = (nav: string) => Math.abs(Math.log(Number(nav) / Number(known)));
  return away(lower) <= away(upper) ? lower : upper;
}

/** What a price is held against: the one before it, unless the two are so far apart that either may be wrong. */
function referenceFor(nav: string, good: readonly Priced[], after: readonly string[]): string | null {
  const last = good.at(-1);
  if (!last) return after.length < 2 ? null : medianOf([nav, ...after], undefined);
  const factor = Number(nav) / Number(last.nav);
  if (factor < smallFactor && factor > 1 / smallFactor) return last.nav;
  const before = good.slice(-neighbours).map((each) => each.nav);
  return medianOf([...before, ...after], last.nav);
}

/** The first row's price, completed by others that agree with it. */
function mergeCandidates(candidates: readonly Candidate[], findings: Findings): Candidate | null {
  const [first, ...others] = candidates;
  if (!first) return null;
  const chosen = { ...first };
  const differs = (mine: string | null, theirs: string | null) =>
    mine !== null && theirs !== null && Number(mine) !== Number(theirs);
  for (const other of others) {
    const where = `line ${first.source.line} of ${first.source.file}`;
    const { nav, offer, redemption } = chosen;
    if (differs(nav, other.nav) || differs(offer, other.offer) || differs(redemption, other.redemption)) {
      const text = `Another price for ${other.date} stands in ${where}: ${first.nav}`;
      findings.block(other.source, 'duplicate', text, { column: 'nav', suggestion: first.nav });
    } else if (other.source.position === first.source.position) {
      findings.drop(other.source, 'repeated', `The same price for ${other.date} stands in ${where}`);
    }
    chosen.offer ??= other.offer;
    chosen.redemption ??= other.redemption;
  }
  return chosen;
}

/** @returns whether the price may be announced */
function record(found: readonly PriceFinding[], source: Source, findings: Findings): boolean {
  for (const { kind, severity, text, column, suggestion } of found) {
    const about = { column: priceColumns.find((each) => each === column) ?? null, suggestion };
    if (severity === 'blocked') findings.block(source, kind, text, about);
    else if (severity === 'reason') findings.warn(source, kind, text, about);
    // A price that stands still as expected is every second one of a fund that pays its income out daily.
    else if (kind !== 'same-as-before') findings.explain(source, kind, text);
  }
  return found.every(({ severity }) => severity !== 'blocked');
}

function findingsOf(
  { date: day, nav, offer, redemption }: Candidate,
  { frontEndLoad, payouts, closedOn, ...facts }: FundFacts,
  good: readonly Priced[],
  after: readonly string[],
): PriceFinding[] {
  return priceFindings(
    { day, nav, offer, redemption, payout: payouts.get(day) ?? null },
    {
      ...facts,
      navs: good.slice(-lookBack),
      reference: isAbove(nav) ? referenceFor(nav, good, after) : null,
      formula: formulaOn(day, frontEndLoad),
      closed: closedOn(day),
    },
  );
}

/**
 * The prices of one fund that may be announced, by the rules of the desk; each is held against those about it, in the
 * files or stored, so that a wrong one does not make its right neighbours look wrong.
 * @param breathe called after each day
 */
export async function checkPrices(
  candidates: readonly Candidate[],
  stored: readonly StoredPrice[],
  facts: FundFacts,
  findings: Findings,
  breathe: () => Promise<void>,
): Promise<CheckedPrice[]> {
  const known = new Map(stored.map((price) => [price.validityDate, price]));
  const byDate = Map.groupBy(candidates, ({ date }) => date);
  const dates = [...new Set([...known.keys(), ...byDate.keys()])].sort();
  const navs = dates.map((date) => byDate.get(date)?.[0]?.nav ?? known.get(date)?.nav ?? '');
  const accepted: CheckedPrice[] = [];
  const good: Priced[] = [];
  for (const [index, date] of dates.entries()) {
    const after = navs.slice(index + 1, index + 1 + neighbours).filter(isAbove);
    const usable = (byDate.get(date) ?? []).filter((candidate) =>
      record(findingsOf(candidate, facts, good, after), candidate.source, findings),
    );
    const price = mergeCandidates(usable, findings);
    const before = known.get(date);
    if (price) {
      const { fundId, nav, offer, redemption, source } = price;
      accepted.push({ fundId, validityDate: date, nav, offer, redemption, source: source.file });
      if (before && Number(before.nav) !== Number(nav)) {
        findings.warn(source, 'correction', `Changes the price of ${date}, which was ${before.nav}`, { column: 'nav' });
      }
    }
    const nav = price?.nav ?? before?.nav;
    const reference = nav === undefined ? null : referenceFor(nav, good, after);
    if (nav !== undefined && (reference === null || placesSlipped(nav, reference) === 0)) good.push({ day: date, nav });
    await breathe();
  }
  return accepted;
}
