import type { RiskProfile } from '@fundfront/content-model';
import type { FundRow } from '@fundfront/content-model/wire';

type Basis = NonNullable<FundRow['ytd']>['basis'];

/** `{…}` is replaced by a value. */
export const en = {
  sample: 'Sample content: funds and prices are fictional.',
  'kind.daily-nav': 'Daily NAV',
  'kind.fmr': 'Monthly FMR',
  'kind.correction': 'Correction',
  'prices.subject': 'Prices of {day}',
  'prices.heading': 'The prices of our funds',
  'prices.day': 'on {day}',
  published: 'Published at {time}.',
  allRose: 'All {count} rose.',
  allFell: 'All {count} fell.',
  moved: '{up} rose, {down} fell, {flat} unchanged.',
  missing: 'Not announced when this was sent: {funds}.',
  fund: 'Fund',
  nav: 'NAV, Rs',
  ytd: 'YTD return',
  none: 'N/A',
  notYet: 'not announced yet',
  latest: 'latest: {nav} on {day}',
  basis: '{basis}, to {day}',
  risk: '{risk} risk · principal at {lower} risk',
  allPrices: 'See all prices of the day',
  'correction.subject': 'Correction: prices of {day}',
  'correction.heading': 'We corrected a price',
  'correction.lead': 'Our mail with the prices of {day} held a figure that has been corrected since.',
  'correction.former': 'We had sent: {nav}',
  'correction.none': 'no NAV on this day',
  'correction.reason': 'Reason: {reason}',
  'fmr.heading': 'A new fund manager’s report',
  'fmr.date': 'Of {day}',
  'fmr.open': 'Open the report',
  'fmr.all': 'All reports: {url}',
  disclaimer:
    'All investments in mutual funds are subject to market risks. Past performance is not necessarily indicative of future results. Please read the Offering Document to understand the investment policies and risks involved. Performance data does not include cost incurred by investor in the form of sales load etc.',
  since: 'You get this because you asked for it on {day}.',
  asked: 'You get this because you asked for it.',
  manage: 'Change what you get',
  stop: 'Stop these mails',
  other: 'اردو میں پڑھیں',
};

export const enTerms: { basis: Record<Basis, string>; risk: Record<RiskProfile, { first: string; within: string }> } = {
  basis: { annualised: 'annualised', absolute: 'absolute', cagr: 'CAGR' },
  risk: {
    'very-low': { first: 'Very low', within: 'very low' },
    low: { first: 'Low', within: 'low' },
    moderate: { first: 'Moderate', within: 'moderate' },
    medium: { first: 'Medium', within: 'medium' },
    high: { first: 'High', within: 'high' },
  },
};
