import { rowId } from '../../../entries/list/useListKeys.ts';
import { useShortcut } from '../../../keyboard/useShortcut.ts';
import { cellId } from './PriceCell.tsx';
import { openFindings, rowStateOf } from './rowState.ts';
import type { DaySheet } from './useDaySheet.ts';

/** The keys of the sheet, and what its buttons share with them. */
export function useSheetKeys(day: DaySheet) {
  const { shown, current, selection, actions, rows, checker, maker } = day;
  const idle = day.dialog === null;

  function goTo(fund: string) {
    day.setCursor(fund);
    document.getElementById(rowId(fund))?.scrollIntoView({ block: 'nearest' });
  }
  function move(by: number) {
    const at = shown.findIndex(({ row }) => row.fund === current?.row.fund);
    const next = shown[Math.min(shown.length - 1, Math.max(0, at + by))];
    if (next) goTo(next.row.fund);
  }
  function nextFinding() {
    const at = shown.findIndex(({ row }) => row.fund === current?.row.fund);
    const ahead = [...shown.slice(at + 1), ...shown.slice(0, at + 1)];
    const next = ahead.find(({ row }) => openFindings(row).length > 0);
    if (!next) return;
    goTo(next.row.fund);
    const column = openFindings(next.row)[0]?.column ?? 'nav';
    document.getElementById(cellId(next.row.fund, column))?.focus();
  }
  /** What is still in a cell or a reason is taken over first. */
  async function submit() {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const funds = day.views.map(({ row }) => row.fund);
    await rows.saves.settled(funds);
    await actions.submit(funds.filter((fund) => isReady(rows.rowOf(fund))));
  }
  const approveSelected = () => void actions.approve(day.selected.map(({ row }) => row.fund));

  useShortcut('nextRow', () => idle && move(1));
  useShortcut('previousRow', () => idle && move(-1));
  useShortcut('selectRow', () => idle && current?.decidable && selection.toggle(current.row.fund));
  useShortcut('clearSelection', () => idle && selection.clear());
  useShortcut('nextFinding', () => idle && nextFinding());
  useShortcut('approve', () => idle && current?.decidable && void actions.approve([current.row.fund]));
  useShortcut(
    'sendBack',
    () => idle && current?.decidable && day.open({ name: 'send-back', funds: [current.row.fund] }),
  );
  useShortcut('handOver', () => {
    if (!idle) return false;
    if (checker && day.selected.length > 0) return approveSelected();
    return maker ? void submit() : false;
  });
  return { submit: () => void submit(), approveSelected, nextFinding };
}

const isReady = (row: Parameters<typeof rowStateOf>[0] | undefined) => row !== undefined && rowStateOf(row) === 'ready';
