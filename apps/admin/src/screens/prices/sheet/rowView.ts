import type { PriceSheetRow } from '@fundfront/content-model/wire';
import { formulaPrices, type PriceTriple, withNav } from './decimals.ts';
import type { RowEdit, RowEdits } from './rowSaves.ts';
import { type DraftContent, type RowState, rowStateOf, shownContent } from './rowState.ts';

export type PriceColumn = 'nav' | 'offer' | 'redemption';

export const columnLabels: Record<PriceColumn, string> = { nav: 'NAV', offer: 'Offer', redemption: 'Redemption' };

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

/** @param value read and padded */
export function withValue({ content, row }: RowView, column: PriceColumn, value: string | null): DraftContent {
  const prices = column === 'nav' ? withNav(content, value, row.formula) : { [column]: value };
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
  return {
    ...followed,
    offer: prices.offer ?? followed.offer,
    redemption: prices.redemption ?? followed.redemption,
    reasonEn: null,
    reasonUr: null,
    until: null,
  };
}
