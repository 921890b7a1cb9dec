import type { PriceFindingKind } from './wire/prices.ts';

/** `rule` is what is checked, `finding` what was found, for a column as narrow as a cell. */
export const findingLabels: Record<PriceFindingKind, { rule: string; finding: string }> = {
  'not-positive': { rule: 'Above zero', finding: 'Not above zero' },
  'decimal-slip': { rule: 'Decimal place', finding: 'Decimal slip' },
  swapped: { rule: 'Offer and redemption in their places', finding: 'Offer and redemption swapped' },
  'redemption-above-nav': { rule: 'Redemption at most the NAV', finding: 'Redemption above the NAV' },
  'offer-below-nav': { rule: 'Offer at least the NAV', finding: 'Offer below the NAV' },
  'off-formula': { rule: 'Offer by its formula', finding: 'Off its formula' },
  jump: { rule: 'No jump', finding: 'Jump' },
  reversal: { rule: 'No jump there and back', finding: 'Jumps back' },
  'same-as-before': { rule: 'Not the same as before', finding: 'Same as before' },
  'ex-dividend': { rule: 'Ex-date', finding: 'Ex-dividend' },
  'payout-missing': { rule: 'No payout due', finding: 'Payout missing' },
  'no-business-day': { rule: 'A business day', finding: 'No business day' },
  'before-inception': { rule: 'Since the fund began', finding: 'Before the fund began' },
  future: { rule: 'Not in the future', finding: 'In the future' },
};
