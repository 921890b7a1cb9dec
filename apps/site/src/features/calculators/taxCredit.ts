/** Decimals in text, as content holds them: rupees, rupees, per cent. */
export interface Slab {
  above: string;
  fixed: string;
  rate: string;
}

export interface TaxRules {
  slabs: readonly Slab[];
  /** Per cent of the taxable income up to which a contribution counts. */
  share: string;
}

/** Rupees, each rounded half up; `before` less `credit` is `after` to the rupee. */
export interface TaxCredit {
  before: number;
  credit: number;
  after: number;
  /** What counts of the contribution, and what could count at most. */
  counted: number;
  limit: number;
  /** Contribution beyond the limit, and what is left below it; one of them is 0. */
  excess: number;
  room: number;
}

/** The decimal "12.5" as 1250 hundredths. Content allows two digits after the point. */
function hundredths(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(`${whole}${fraction.padEnd(2, '0')}`);
}

function roundedRatio(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

/** Of the highest slab that the income exceeds; 0 below the lowest. In ten-thousandths of a rupee. */
function taxOn(income: bigint, slabs: readonly Slab[]): bigint {
  const reached = slabs
    .map(({ above, fixed, rate }) => ({ above: hundredths(above), fixed: hundredths(fixed), rate: hundredths(rate) }))
    .filter(({ above }) => income * 100n > above)
    .sort((a, b) => (a.above < b.above ? 1 : -1));
  const slab = reached[0];
  if (!slab) return 0n;
  return slab.fixed * 100n + ((income * 100n - slab.above) * slab.rate) / 100n;
}

/**
 * The credit for contributions to an approved pension fund: (A / B) × C, where A is the tax on the income before the credit,
 * B the taxable income, and C the contribution or a share of B, whichever is less. Source: Income Tax Ordinance, 2001,
 * section 63 (2); the slabs are those of the First Schedule in the year that they are entered for.
 *
 * Reckoned in whole ten-thousandths of a rupee, so that nothing is rounded before the end.
 * @param income whole rupees a year, not negative
 * @param contribution whole rupees a year, not negative
 */
export function taxCredit(income: number, contribution: number, { slabs, share }: TaxRules): TaxCredit {
  const taxable = BigInt(income);
  const paid = BigInt(contribution) * 10_000n;
  const before = taxOn(taxable, slabs);
  const limit = taxable * hundredths(share);
  const counted = paid < limit ? paid : limit;
  const roundedBefore = roundedRatio(before, 10_000n);
  const credit = income === 0 ? 0 : roundedRatio(before * counted, taxable * 100_000_000n);
  const roundedLimit = roundedRatio(limit, 10_000n);
  return {
    before: roundedBefore,
    credit,
    after: roundedBefore - credit,
    counted: roundedRatio(counted, 10_000n),
    limit: roundedLimit,
    excess: Math.max(contribution - roundedLimit, 0),
    room: Math.max(roundedLimit - contribution, 0),
  };
}
