import type { PriceFinding, PriceSheetRow } from '@fundfront/content-model/wire';
import type { StatusMarkProps } from '@fundfront/ui/components/StatusMark';
import { padPrice } from './decimals.ts';

export type DraftContent = Pick<
  NonNullable<PriceSheetRow['draft']>,
  'kind' | 'nav' | 'offer' | 'redemption' | 'payout' | 'reasonEn' | 'reasonUr' | 'until' | 'note'
>;

export const emptyContent: DraftContent = {
  kind: 'price',
  nav: null,
  offer: null,
  redemption: null,
  payout: null,
  reasonEn: null,
  reasonUr: null,
  until: null,
  note: '',
};

const padded = (value: string | null) => (value === null ? null : padPrice(value));

export function contentOf(draft: Omit<DraftContent, 'note'> & { note?: string }): DraftContent {
  const { kind, nav, offer, redemption, payout, reasonEn, reasonUr, until, note = '' } = draft;
  const prices = { nav: padded(nav), offer: padded(offer), redemption: padded(redemption) };
  return { kind, ...prices, payout, reasonEn, reasonUr, until, note };
}

/** What the row shows: what is entered, else what is announced. */
export function shownContent({ draft, announced }: PriceSheetRow): DraftContent {
  if (draft) return contentOf(draft);
  return announced ? contentOf({ ...announced, payout: null, until: null }) : emptyContent;
}

/** Whether nothing was entered, so that there is nothing to store. */
export function isEmptyContent(content: DraftContent): boolean {
  const { kind, nav, offer, redemption, payout, reasonEn, reasonUr } = content;
  return kind === 'price' && [nav, offer, redemption, payout, reasonEn, reasonUr].every((value) => value === null);
}

export type RowState = 'missing' | 'blocked' | 'needs-reason' | 'ready' | 'sent-back' | 'waiting' | 'published';

export const stateMarks: Record<RowState, StatusMarkProps> = {
  missing: { status: 'none', label: 'Not entered' },
  blocked: { status: 'failed', label: 'Blocked' },
  'needs-reason': { status: 'reason', label: 'Needs a reason' },
  ready: { status: 'live', label: 'Ready' },
  'sent-back': { status: 'returned', label: 'Sent back' },
  waiting: { status: 'review', label: 'Waits for approval' },
  published: { status: 'live', label: 'Published' },
};

const isComplete = ({ kind, nav, reasonEn, reasonUr }: DraftContent) =>
  kind === 'price' ? nav !== null : reasonEn !== null && reasonUr !== null;

export function rowStateOf({ draft, announced, findings }: PriceSheetRow): RowState {
  if (!draft) return announced ? 'published' : 'missing';
  if (draft.state === 'submitted') return 'waiting';
  if (draft.state === 'sent-back') return 'sent-back';
  if (!isComplete(contentOf(draft))) return 'missing';
  if (findings.some(({ severity }) => severity === 'blocked')) return 'blocked';
  if (findings.some(({ severity }) => severity === 'reason') && draft.note === '') return 'needs-reason';
  return 'ready';
}

/** What somebody has to look at, the worst first; what was announced without a new draft is settled. */
export function openFindings({ draft, findings }: PriceSheetRow): PriceFinding[] {
  if (!draft) return [];
  const of = (severity: PriceFinding['severity']) => findings.filter((finding) => finding.severity === severity);
  return [...of('blocked'), ...of('reason')];
}

export const filterLabels = {
  all: 'All',
  findings: 'Findings',
  missing: 'To enter',
  'sent-back': 'Sent back',
  waiting: 'Waiting',
  published: 'Published',
} as const;

export type SheetFilter = keyof typeof filterLabels;

export const isSheetFilter = (name: string): name is SheetFilter => Object.hasOwn(filterLabels, name);

export function isShownBy(filter: SheetFilter, row: PriceSheetRow): boolean {
  if (filter === 'all') return true;
  if (filter === 'findings') return openFindings(row).length > 0;
  return rowStateOf(row) === filter;
}

export const fundName = ({ title, subFund }: Pick<PriceSheetRow, 'title' | 'subFund'>): string =>
  subFund ? `${title}, ${subFund}` : title;
