import type {
  ImportColumn,
  ImportFinding,
  ImportFindingKind,
  ImportJob,
  ImportPhase,
} from '@fundfront/content-model/wire';
import type { StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { findingLabels } from '../prices/sheet/rowState.ts';

export const figure = (count: number): string => count.toLocaleString('en');

const fileKinds: Record<Exclude<ImportFindingKind, keyof typeof findingLabels>, string> = {
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

const allKinds: Record<ImportFindingKind, string> = {
  ...fileKinds,
  'not-positive': findingLabels['not-positive'].finding,
  'decimal-slip': findingLabels['decimal-slip'].finding,
  swapped: findingLabels.swapped.finding,
  'redemption-above-nav': findingLabels['redemption-above-nav'].finding,
  'offer-below-nav': findingLabels['offer-below-nav'].finding,
  'off-formula': findingLabels['off-formula'].finding,
  jump: findingLabels.jump.finding,
  reversal: findingLabels.reversal.finding,
  'same-as-before': findingLabels['same-as-before'].finding,
  'ex-dividend': findingLabels['ex-dividend'].finding,
  'payout-missing': findingLabels['payout-missing'].finding,
  'no-business-day': findingLabels['no-business-day'].finding,
  'before-inception': findingLabels['before-inception'].finding,
  future: findingLabels.future.finding,
};

export const kindLabel = (kind: ImportFindingKind): string => allKinds[kind];

export const severityMarks: Record<ImportFinding['severity'], StatusMarkProps> = {
  blocked: { status: 'failed', label: 'Blocked' },
  reason: { status: 'reason', label: 'Look at it' },
  explained: { status: 'none', label: 'For information' },
};

export const stateMarks: Record<ImportJob['state'], StatusMarkProps> = {
  checking: { status: 'review', label: 'Being checked' },
  checked: { status: 'draft', label: 'Checked' },
  waiting: { status: 'review', label: 'Waits for approval' },
  applying: { status: 'review', label: 'Being applied' },
  applied: { status: 'live', label: 'Applied' },
  rejected: { status: 'returned', label: 'Rejected' },
  failed: { status: 'failed', label: 'Not checked' },
};

const phases: Record<ImportPhase, string> = {
  queued: 'Waits for its turn',
  reading: 'Reading the files',
  funds: 'Matching the funds',
  prices: 'Prices',
  findings: 'Writing down the findings',
  returns: 'Computing returns of funds',
};

/** Such as "Prices: 62,418 of 100,000". */
export function progressText({ phase, done, total }: NonNullable<ImportJob['progress']>): string {
  return total === null ? phases[phase] : `${phases[phase]}: ${figure(done)} of ${figure(total)}`;
}

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
  d30: '30 days',
  d90: '90 days',
  d365: '365 days',
  y2: '2 years',
  y3: '3 years',
};
