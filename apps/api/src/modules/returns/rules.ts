/** Whose arithmetic made a figure: MUFAP's, from which announced returns come, or this product's own. */
type ReturnSource = 'mufap' | 'computed';
/** What a fund's category says of returns up to a year. */
export type CategoryBasis = 'annualised' | 'absolute';
export type FigureBasis = CategoryBasis | 'cagr';

interface CalculationRule {
  /** First as-of day to which it applies. */
  from: string;
  /** MM-DD on which a fiscal year ends; the next begins with that day's price. */
  fiscalYearEnd: string;
  /** Days by which returns are annualised. */
  dayCount: number;
  /** Days by which a price may be older than the day that it stands for. */
  longestGap: number;
  /** Prices in a row without a move and without a payout after which payouts must be missing. */
  frozenPrices: number;
}

/** Pakistan's first open-end fund: nothing is older. */
const firstFundDay = '1962-11-12';

/**
 * The longest closures, around Eid, last nine days with their weekends; what is older is not the price of the day. A
 * price that stays the same for 30 prices is that of a fund which pays its income out.
 */
const calculationRules: readonly CalculationRule[] = [
  { from: firstFundDay, fiscalYearEnd: '06-30', dayCount: 365, longestGap: 10, frozenPrices: 30 },
];

interface BasisRule {
  source: ReturnSource;
  category: CategoryBasis;
  from: string;
  /** Applies to periods of more days than this. */
  over: number;
  basis: FigureBasis;
}

/** The findings behind it: docs/adr/020-basis-of-returns.md. A new convention is a new row with its first as-of day. */
const basisRules: readonly BasisRule[] = [
  { source: 'mufap', category: 'annualised', from: firstFundDay, over: 0, basis: 'annualised' },
  { source: 'mufap', category: 'absolute', from: firstFundDay, over: 0, basis: 'absolute' },
  { source: 'computed', category: 'annualised', from: firstFundDay, over: 0, basis: 'annualised' },
  { source: 'computed', category: 'annualised', from: firstFundDay, over: 365, basis: 'cagr' },
  { source: 'computed', category: 'absolute', from: firstFundDay, over: 0, basis: 'absolute' },
];

/** The rule that applies on a day, YYYY-MM-DD. */
export function calculationRuleOn(day: string): CalculationRule {
  const rule = calculationRules.findLast(({ from }) => from <= day);
  if (!rule) throw new RangeError(`No rule for returns as of ${day}`);
  return rule;
}

interface Figure {
  source: ReturnSource;
  category: CategoryBasis;
  /** Of the period as it is asked for. */
  days: number;
  asOf: string;
}

/**
 * A fact of where a figure comes from, how long its period is and when it was made: never of the column that it stands in.
 * @throws RangeError for a day before there were funds
 */
export function basisOf({ source, category, days, asOf }: Figure): FigureBasis {
  const rule = basisRules.findLast(
    (each) => each.source === source && each.category === category && each.from <= asOf && days > each.over,
  );
  if (!rule) throw new RangeError(`No basis for returns of ${days} days as of ${asOf}`);
  return rule.basis;
}
