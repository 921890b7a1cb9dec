import type { NewPrice, StoredPrice } from '../nav/queries.ts';
import type { Findings, Source } from './findings.ts';
import type { ReadPrice } from './readRow.ts';

export type CheckedPrice = Omit<NewPrice, 'importId'>;

export interface Candidate extends ReadPrice {
  fundId: string;
  source: Source;
}

/** In decimal logarithms: a factor from about 7 to 14 counts as a slip of one decimal place. */
const slipTolerance = 0.15;
/** A larger move is stored, with a warning. */
const jump = 0.15;
/** How many later prices are compared where there is no earlier one. */
const lookAhead = 4;

function placesSlipped(nav: string, before: string): number {
  const places = Math.log10(Number(nav) / Number(before));
  const whole = Math.round(places);
  return whole !== 0 && Math.abs(places - whole) <= slipTolerance ? whole : 0;
}

function median(navs: readonly string[]): string | null {
  const sorted = [...navs].sort((a, b) => Number(a) - Number(b));
  return sorted.length < 2 ? null : (sorted[Math.floor(sorted.length / 2)] ?? null);
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
      findings.skip(other.source, `Another price for ${other.date} stands in ${where}: ${first.nav}`);
    } else if (other.source.file === first.source.file) {
      findings.skip(other.source, `The same price for ${other.date} stands in ${where}`, 'warning');
    }
    chosen.offer ??= other.offer;
    chosen.redemption ??= other.redemption;
  }
  return chosen;
}

function warnAboutChange(
  price: Candidate,
  before: string | null,
  stored: StoredPrice | undefined,
  findings: Findings,
): void {
  const { source, nav, date } = price;
  if (stored && Number(stored.nav) !== Number(nav)) {
    findings.warn(source, `Changes the price of ${date}, which was ${stored.nav}`);
  }
  const move = before === null ? 0 : Number(nav) / Number(before) - 1;
  if (Math.abs(move) > jump) {
    findings.warn(source, `A change of ${(move * 100).toFixed(1)} % against the price before it, ${before}`);
  }
}

/** Leaves out slips of the decimal point and second prices of a day. What is stored already counts as known. */
export function checkPrices(
  candidates: readonly Candidate[],
  stored: readonly StoredPrice[],
  findings: Findings,
): CheckedPrice[] {
  const known = new Map(stored.map((price) => [price.validityDate, price]));
  const byDate = new Map<string, Candidate[]>();
  for (const candidate of candidates) byDate.set(candidate.date, [...(byDate.get(candidate.date) ?? []), candidate]);
  const dates = [...new Set([...known.keys(), ...byDate.keys()])].sort();
  const navOn = (date: string) => byDate.get(date)?.[0]?.nav ?? known.get(date)?.nav ?? '';
  const accepted: CheckedPrice[] = [];
  let before: string | null = null;
  for (const [index, date] of dates.entries()) {
    const reference = before ?? median(dates.slice(index + 1, index + 1 + lookAhead).map(navOn));
    const good = (byDate.get(date) ?? []).filter(({ nav, source }) => {
      const places = reference === null ? 0 : placesSlipped(nav, reference);
      if (places === 0) return true;
      const factor = 10 ** Math.abs(places);
      const sign = places > 0 ? '×' : '÷';
      findings.skip(source, `The NAV ${nav} is about ${sign}${factor} of ${reference}: a slipped decimal point?`);
      return false;
    });
    const price = mergeCandidates(good, findings);
    if (price) {
      warnAboutChange(price, before, known.get(date), findings);
      const { fundId, nav, offer, redemption, source } = price;
      accepted.push({ fundId, validityDate: date, nav, offer, redemption, source: source.file });
    }
    before = price?.nav ?? known.get(date)?.nav ?? before;
  }
  return accepted;
}
