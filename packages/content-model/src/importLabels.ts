import { findingLabels } from './findingLabels.ts';
import { keysOf, objectOf } from './objects.ts';
import type { ImportColumn, ImportFinding, ImportFindingKind } from './wire/import.ts';
import type { PriceFindingKind } from './wire/prices.ts';

const fileKinds: Record<Exclude<ImportFindingKind, PriceFindingKind>, string> = {
  'unknown-fund': 'Unknown fund',
  'shared-name': 'A name that sub-funds share',
  duplicate: 'Another price of the day',
  repeated: 'The same price twice',
  'not-a-number': 'Not a number',
  'not-a-date': 'Not a date',
  'date-order': 'Day or month first',
  'no-price': 'No price in the row',
  'no-fund': 'No fund in the row',
  'broken-row': 'Broken row',
  'unreadable-file': 'File that cannot be read',
  columns: 'Columns',
  'incomplete-fund': 'Incomplete fund',
  category: 'Category',
  'unpublished-changes': 'Changes that nobody published',
  'missing-fund': 'Missing fund',
  correction: 'Differs from an announced price',
  'samples-stay': 'Sample funds stay',
  mended: 'Mended',
  'left-out': 'Left out',
};

/** Of a finding about a file: its kind as a heading, in the words of the desk where both can find it. */
export const kindLabels: Record<ImportFindingKind, string> = {
  ...fileKinds,
  ...objectOf<Record<PriceFindingKind, string>>(keysOf(findingLabels), (kind) => findingLabels[kind].finding),
};

/** What is to be done about it. */
export const severityLabels: Record<ImportFinding['severity'], string> = {
  blocked: 'Blocked',
  reason: 'Look at it',
  explained: 'For information',
};

export const columnLabels: Record<ImportColumn, string> = {
  id: 'MUFAP number',
  name: 'Fund',
  amc: 'Company',
  sector: 'Sector',
  category: 'Category',
  basis: 'Basis of returns',
  rating: 'Rating',
  trustee: 'Trustee',
  benchmark: 'Benchmark',
  inceptionDate: 'Inception date',
  frontEndLoad: 'Front-end load, %',
  expenseRatio: 'Expense ratio, %',
  managementFee: 'Management fee, %',
  nav: 'NAV',
  offer: 'Offer',
  redemption: 'Redemption',
  date: 'Date',
  returnsDate: 'Date of the returns',
  ytd: 'YTD',
  mtd: 'MTD',
  d1: '1 day',
  d15: '15 days',
  d30: '30 days',
  d90: '90 days',
  d180: '180 days',
  d270: '270 days',
  d365: '365 days',
  y2: '2 years',
  y3: '3 years',
};
