import type { StoredReturns } from './queries.ts';

export const periods = ['ytd', 'mtd', 'd1', 'd30', 'd90', 'd365', 'y2', 'y3'] as const;

const overOneYear: readonly string[] = ['y2', 'y3'];

/**
 * Annualised categories compound over more than 365 days, the others stay absolute. Source: MUFAP's convention for
 * returns of open-end funds.
 */
export function basisOf(returns: StoredReturns, period: string): 'annualised' | 'absolute' | 'cagr' {
  return returns.basis === 'annualised' && overOneYear.includes(period) ? 'cagr' : returns.basis;
}
