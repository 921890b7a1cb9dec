import Big from 'big.js';

/** In per cent. A null load: the fund's is not known, and nothing follows from its NAV. */
export interface Formula {
  frontEndLoad: string | null;
  taxOnLoad: string;
}

/** Pakistan's first open-end fund was launched by National Investment Trust. */
export const firstFundDay = '1962-11-12';

/**
 * Sales tax on the load by the day from which it applies, earliest first, in per cent. Source: offers published by
 * Pakistani companies, whose ratio to the NAV is 1.0345 at a load of 3 % and 1.023 at 2 %.
 */
const taxOnLoad: readonly { from: string; percent: string }[] = [{ from: firstFundDay, percent: '15' }];

export function formulaOn(day: string, frontEndLoad: string | null): Formula {
  return { frontEndLoad, taxOnLoad: taxOnLoad.findLast(({ from }) => from <= day)?.percent ?? '0' };
}

/**
 * NAV × (1 + load × (1 + tax)), half up to four decimals; null where the load is not known. A check and a proposal: the
 * announced price wins.
 */
export function offerOf(nav: string, { frontEndLoad, taxOnLoad: tax }: Formula): string | null {
  if (frontEndLoad === null) return null;
  const load = new Big(frontEndLoad).div(100).times(new Big(tax).div(100).plus(1));
  return new Big(nav).times(load.plus(1)).round(4, Big.roundHalfUp).toFixed(4);
}
