import { formatDay } from '@fundfront/content-model';
import { addDays } from '@fundfront/content-model/karachi';
import { daysBetween } from '@fundfront/content-model/plainDays';
import type { PriceFinding, PriceFindingKind } from '@fundfront/content-model/wire';
import Big from 'big.js';
import { weekdaysBetween } from './businessDays.ts';
import { type Formula, firstFundDay, offerOf } from './priceFormula.ts';
import { type Gap, limitOver, type UsualMove } from './usualMove.ts';

export interface PriceToCheck {
  day: string;
  /** As typed, at most four decimals, perhaps signed. */
  nav: string | null;
  offer: string | null;
  redemption: string | null;
  /** Per unit, of which the NAV of this day is exclusive. */
  payout: string | null;
}

export interface KnownOfFund {
  /** NAVs before the day, oldest first. */
  navs: readonly { day: string; nav: string }[];
  /** What a slip of the decimal point is held against; the last NAV before the day where it is left out. */
  reference?: string | null;
  usual: UsualMove;
  formula: Formula;
  inceptionDate: string | null;
  /** Income is paid out or accrues daily: money market, income, fixed return. */
  accrues: boolean;
  /** A benchmark: it has a value, and neither offer, redemption nor payout. */
  levelAlone?: boolean;
  today: string;
  /** Why the day is no business day. */
  closed: string | null;
}

/** In decimal logarithms: a factor from about 7 to 14 counts as a slip of one decimal place. */
const slipTolerance = 0.15;
/** A fund whose price stood still so often pays its income out every day. */
const stillDays = 5;
/** Prices of a weekend, and of a holiday after it, are announced in advance. */
export const daysAhead = 4;
const formulaTolerance = '0.0001';
/** In parts of the NAV, where the load is not known: loads and taxes stay well below it. */
const highestOffer = '1.1';

const percent = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}%`;

type Add = (
  kind: PriceFindingKind,
  severity: PriceFinding['severity'],
  column: PriceFinding['column'],
  text: string,
  suggestion?: string | null,
) => void;

function checkDay({ day }: PriceToCheck, known: KnownOfFund, add: Add): void {
  const { today, inceptionDate, closed, accrues } = known;
  if (day > addDays(today, daysAhead))
    add('future', 'blocked', null, `${formatDay(day)} is more than ${daysAhead} days ahead`);
  if (inceptionDate && day < inceptionDate) {
    add('before-inception', 'blocked', null, `The fund began on ${formatDay(inceptionDate)}`);
  } else if (day < firstFundDay) {
    add('before-inception', 'blocked', null, `${formatDay(day)} is before there were funds in Pakistan`);
  }
  if (closed !== null && !accrues) add('no-business-day', 'reason', null, `No business day: ${closed}`);
}

/** @returns whether the three can be prices at all */
function checkShape({ nav, offer, redemption }: PriceToCheck, formula: Formula, add: Add): boolean {
  const typed = Object.entries({ nav, offer, redemption } as const);
  const unusable = typed.filter(([, value]) => value !== null && new Big(value).lte(0));
  for (const [column, value] of unusable) {
    if (column === 'nav' || column === 'offer' || column === 'redemption') {
      add('not-positive', 'blocked', column, `${value} is not above zero`);
    }
  }
  if (unusable.length > 0 || nav === null) return false;
  const swapped = offer !== null && redemption !== null && new Big(offer).lt(redemption);
  if (swapped) add('swapped', 'blocked', 'offer', 'Offer and redemption are swapped', redemption);
  else if (redemption !== null && new Big(redemption).gt(nav)) {
    add('redemption-above-nav', 'blocked', 'redemption', `Redemption ${redemption} is above the NAV`, nav);
  } else if (offer !== null && new Big(offer).lt(nav)) {
    add('offer-below-nav', 'blocked', 'offer', `Offer ${offer} is below the NAV`, offerOf(nav, formula));
  }
  return true;
}

function checkLevelAlone({ offer, redemption, payout }: PriceToCheck, add: Add): void {
  if (offer !== null) add('off-formula', 'blocked', 'offer', 'A benchmark has no offer price');
  if (redemption !== null) add('off-formula', 'blocked', 'redemption', 'A benchmark has no redemption price');
  if (payout !== null) add('off-formula', 'blocked', null, 'A benchmark pays nothing out');
}

function checkFormula({ nav, offer }: PriceToCheck, formula: Formula, add: Add): void {
  if (nav === null || offer === null) return;
  const expected = offerOf(nav, formula);
  if (expected === null) {
    if (new Big(offer).gt(new Big(nav).times(highestOffer)))
      add('off-formula', 'reason', 'offer', `Offer ${offer} is more than a tenth above the NAV`);
    return;
  }
  const over = new Big(offer).minus(expected);
  if (over.abs().lte(formulaTolerance)) return;
  const side = over.gt(0) ? 'over' : 'under';
  add('off-formula', 'reason', 'offer', `Offer ${over.abs().toFixed(4)} ${side} its formula`, expected);
}

/** How many places the decimal point slipped, to the right of it; 0 where none did. */
export function placesSlipped(nav: string, reference: string): number {
  const places = Math.log10(Number(nav) / Number(reference));
  const whole = Math.round(places);
  return Math.abs(places - whole) > slipTolerance ? 0 : whole;
}

/** @returns whether a slip of the decimal point explains the change */
function checkSlip(nav: string, before: string, add: Add): boolean {
  const whole = placesSlipped(nav, before);
  if (whole === 0) return false;
  const factor = new Big(10).pow(Math.abs(whole));
  const meant = whole > 0 ? new Big(nav).div(factor) : new Big(nav).times(factor);
  const sign = whole > 0 ? '×' : '÷';
  add('decimal-slip', 'blocked', 'nav', `Decimal slip, ${sign} ${factor.toFixed()} of ${before}`, meant.toFixed(4));
  return true;
}

const gapBetween = (from: string, to: string): Gap => ({
  days: daysBetween(from, to),
  businessDays: Math.max(1, weekdaysBetween(from, to)),
});

const isUsual = (usual: UsualMove, move: number, gap: Gap) => Math.abs(move) <= limitOver(usual, gap, move);

function checkChange(price: PriceToCheck, known: KnownOfFund, add: Add): void {
  const { nav, payout } = price;
  const { navs, usual, accrues } = known;
  const last = navs.at(-1);
  const reference = known.reference === undefined ? last?.nav : known.reference;
  if (nav === null || (reference && checkSlip(nav, reference, add)) || !last) return;
  const gap = gapBetween(last.day, price.day);
  const move = (Number(nav) / Number(last.nav) - 1) * 100;
  const withPayout = ((Number(nav) + Number(payout ?? 0)) / Number(last.nav) - 1) * 100;
  if (new Big(nav).eq(last.nav)) {
    const still = navs.length >= stillDays && navs.slice(-stillDays).every((each) => new Big(each.nav).eq(nav));
    add(
      'same-as-before',
      still ? 'explained' : 'reason',
      'nav',
      still ? 'Same as before, as expected' : 'Same as before',
    );
    return;
  }
  if (payout !== null && !isUsual(usual, move, gap) && isUsual(usual, withPayout, gap)) {
    add('ex-dividend', 'explained', 'nav', `Ex-dividend, payout ${payout}; without it ${percent(withPayout)}`);
    return;
  }
  if (isUsual(usual, withPayout, gap)) return;
  const earlier = navs.at(-2);
  const moveBefore = earlier ? (Number(last.nav) / Number(earlier.nav) - 1) * 100 : 0;
  const overBoth = earlier ? (Number(nav) / Number(earlier.nav) - 1) * 100 : 0;
  if (
    earlier &&
    !isUsual(usual, moveBefore, gapBetween(earlier.day, last.day)) &&
    isUsual(usual, overBoth, gapBetween(earlier.day, price.day))
  ) {
    const text = `Back to ${earlier.nav} after ${last.nav} on ${formatDay(last.day)}: one of them may be wrong`;
    add('reversal', 'reason', 'nav', text);
    return;
  }
  // Income accrues: such a fund falls so far when it pays out.
  if (move < 0 && payout === null && accrues) {
    add('payout-missing', 'reason', 'nav', `Fell ${percent(move)}: is a payout missing?`);
    return;
  }
  const times = usual.deviation ? `, ${(Math.abs(withPayout) / usual.deviation).toFixed(1)} × usual` : '';
  const how = gap.businessDays > 1 ? ` in ${gap.businessDays} business days` : times;
  const limit = limitOver(usual, gap, withPayout).toFixed(2);
  add('jump', 'reason', 'nav', `Jump of ${percent(withPayout)}${how}; limit ${limit}%`);
}

/**
 * All that is to be said of a price before it is announced, with what was probably meant. Rules: `funds`, prices and
 * importing (offer formula, median absolute deviation of the category, decimal slip, ex-dividend, reversal).
 */
export function priceFindings(price: PriceToCheck, known: KnownOfFund): PriceFinding[] {
  const findings: PriceFinding[] = [];
  const add: Add = (kind, severity, column, text, suggestion = null) =>
    void findings.push({ kind, severity, column, text, suggestion });
  checkDay(price, known, add);
  if (known.levelAlone) checkLevelAlone(price, add);
  if (!checkShape(price, known.formula, add)) return findings;
  if (!findings.some(({ column }) => column === 'offer')) checkFormula(price, known.formula, add);
  checkChange(price, known, add);
  return findings;
}
