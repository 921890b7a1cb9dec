import type { PriceSheetRow } from '@fundfront/content-model/wire';
import { formulaPrices, type PriceTriple, withNav } from './decimals.ts';
import type { RowEdit, RowEdits } from './rowSaves.ts';
import { type DraftContent, type RowState, rowStateOf, shownContent } from './rowState.ts';

export type PriceColumn = 'nav' | 'offer' | 'redemption';

const columnNames: Record<PriceColumn, string> = { nav: 'NAV', offer: 'Offer', redemption: 'Redemption' };

type OfKind = Pick<PriceSheetRow, 'kind'>;

export const columnLabel = (column: PriceColumn, { kind }: OfKind): string =>
  kind === 'benchmark' ? 'Value' : columnNames[column];

const ofFund = ['nav', 'offer', 'redemption'] as const;

/** A benchmark has a value alone. */
export const columnsOf = ({ kind }: OfKind): readonly PriceColumn[] => (kind === 'benchmark' ? ['nav'] : ofFund);

/** A row as the person at it sees it: with what was typed and may not have been stored. */
export interface RowView {
  row: PriceSheetRow;
  content: DraftContent;
  edit: RowEdit | undefined;
  state: RowState;
  /** Whether its cells take what is typed. What is announced is corrected instead, with reasons. */
  editable: boolean;
  /** Whether the person may approve it, or send it back. */
  decidable: boolean;
}

interface Rights {
  maker: boolean;
  checker: boolean;
}

export function viewOf(row: PriceSheetRow, edits: RowEdits, { maker, checker }: Rights): RowView {
  const edit = edits.get(row.fund);
  const submitted = row.draft?.state === 'submitted';
  return {
    row,
    content: edit?.content ?? shownContent(row),
    edit,
    state: rowStateOf(row),
    editable: maker && !submitted && row.announced === null,
    decidable: checker && submitted && !row.needsAnother,
  };
}

/** What follows from a NAV that was typed. Of a benchmark nothing does. */
export function pricesAfter(row: PriceSheetRow, prices: PriceTriple, nav: string | null): PriceTriple {
  return row.kind === 'benchmark' ? { nav, offer: null, redemption: null } : withNav(prices, nav, row.formula);
}

/** @param value read and padded */
export function withValue({ content, row }: RowView, column: PriceColumn, value: string | null): DraftContent {
  const prices = column === 'nav' ? pricesAfter(row, content, value) : { [column]: value };
  return { ...content, kind: 'price', ...prices };
}

/** Whether a cell holds what follows from the NAV, and nobody typed it otherwise. */
export function isByFormula({ content, row, editable }: RowView, column: PriceColumn): boolean {
  if (!editable || column === 'nav' || content[column] === null) return false;
  return content[column] === formulaPrices(content.nav, row.formula)[column];
}

/** With a row of a spreadsheet; what it has no price for follows from the NAV. */
export function withPasted(view: RowView, prices: PriceTriple): DraftContent {
  const followed = withValue(view, 'nav', prices.nav);
  const both = view.row.kind === 'fund';
  return {
    ...followed,
    offer: (both ? prices.offer : null) ?? followed.offer,
    redemption: (both ? prices.redemption : null) ?? followed.redemption,
    reasonEn: null,
    reasonUr: null,
    until: null,
  };
}
