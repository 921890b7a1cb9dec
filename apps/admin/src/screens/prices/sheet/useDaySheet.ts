import type { PriceSheet } from '@fundfront/content-model/wire';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSelection } from '../../../entries/list/useSelection.ts';
import { useCan } from '../../../session/useCan.ts';
import { isSheetFilter, isShownBy, openFindings, type SheetFilter } from './rowState.ts';
import { type RowView, viewOf } from './rowView.ts';
import { useRowSaves } from './useRowSaves.ts';
import { useSheetActions } from './useSheetActions.ts';

/** The dialog that is open over the sheet. */
type SheetDialog =
  | { name: 'no-price' | 'correct'; fund: string }
  | { name: 'send-back'; funds: readonly string[] }
  | { name: 'paste'; text: string };

/** All that the parts of the sheet share: its rows as the person sees them, where they are in it, and what they may do. */
export function useDaySheet(sheet: PriceSheet) {
  const maker = useCan('import.run');
  const checker = useCan('nav.approve');
  const rows = useRowSaves(sheet.day);
  const actions = useSheetActions(sheet.day, rows);
  const selection = useSelection(sheet.day);
  const [params, setParams] = useSearchParams();
  const [cursor, setCursor] = useState<string | null>(null);
  const [dialog, open] = useState<SheetDialog | null>(null);

  const named = params.get('show') ?? 'all';
  const filter: SheetFilter = isSheetFilter(named) ? named : 'all';
  const views = sheet.rows.map((row) => viewOf(row, rows.edits, { maker, checker }));
  // The row that is worked on stays, though what was typed may have made another of it.
  const shown = views.filter(({ row, edit }) => isShownBy(filter, row) || row.fund === cursor || edit !== undefined);
  const current: RowView | undefined = views.find(({ row }) => row.fund === cursor) ?? shown[0];
  const ready = maker ? views.filter(({ state }) => state === 'ready') : [];
  const selected = views.filter(({ row, decidable }) => decidable && selection.ids.has(row.fund));

  return {
    sheet,
    maker,
    checker,
    rows,
    actions,
    selection,
    views,
    shown,
    current,
    ready,
    selected,
    cursor: current?.row.fund ?? null,
    setCursor,
    dialog,
    open,
    filter,
    setFilter: (next: SheetFilter) => {
      setCursor(null);
      setParams(next === 'all' ? {} : { show: next }, { replace: true });
    },
    withFindings: shown.filter(({ row }) => openFindings(row).length > 0),
  };
}

export type DaySheet = ReturnType<typeof useDaySheet>;
