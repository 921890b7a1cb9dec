import { scaledDecimal, scaledText } from './fields/decimal/scaledDecimal.ts';

/** As many as a NAV is announced with. */
const places = 4;
const percentPlaces = 2;

export interface PriceChange {
  direction: 'up' | 'down' | 'flat';
  /** Rupees, signed, 4 decimals. */
  value: string;
  /** Signed, 2 decimals, of the NAV before; halves go away from zero. */
  percent: string;
}

/**
 * From one NAV to the next, without binary floats. Whether it is a change “on the day” is for the caller to know.
 * @param nav and `before`: rupees per unit, above 0, at most 4 decimals; throws a RangeError for another text
 */
export function priceChange(nav: string, before: string): PriceChange {
  const [now, then] = [scaledDecimal(nav, places), scaledDecimal(before, places)];
  if (now === null || then === null || then <= 0n) throw new RangeError(`No change from “${before}” to “${nav}”`);
  const [moved, sign] = now < then ? [then - now, '-'] : [now - then, ''];
  const hundredths = (moved * 2n * 100n ** BigInt(percentPlaces) + then) / (2n * then);
  return {
    direction: now === then ? 'flat' : now < then ? 'down' : 'up',
    value: sign + scaledText(moved, places),
    percent: sign + scaledText(hundredths, percentPlaces),
  };
}
