import { formatDay } from '@fundfront/content-model';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { Fragment, type KeyboardEvent } from 'react';
import { keyLabel } from '../../../keyboard/shortcuts.ts';
import type { RowView } from './rowView.ts';
import * as styles from './Sheet.css.ts';
import { SheetRow } from './SheetRow.tsx';
import type { DaySheet } from './useDaySheet.ts';

/** Rows are in the order of their categories already. */
function byCategory(views: readonly RowView[]): { key: string; title: string; views: RowView[] }[] {
  const groups: { key: string; title: string; views: RowView[] }[] = [];
  for (const view of views) {
    const { id, title } = view.row.category;
    const last = groups.at(-1);
    if (last && last.key === (id ?? title)) last.views.push(view);
    else groups.push({ key: id ?? title, title, views: [view] });
  }
  return groups;
}

/** Whether an arrow would leave the text: all of it is selected, or the caret is at that end. */
function isAtEdge({ selectionStart, selectionEnd, value }: HTMLInputElement, forward: boolean): boolean {
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (forward ? value.length : 0);
}

/** Which cell a key leads to. The columns are numbers, which run from left to right. */
function targetOf({ key, shiftKey, currentTarget, target }: KeyboardEvent<HTMLElement>): HTMLInputElement | undefined {
  if (!(target instanceof HTMLInputElement) || !target.dataset.cell) return undefined;
  const among = (selector: string, by: number) => {
    const inputs = [...currentTarget.querySelectorAll<HTMLInputElement>(selector)];
    return inputs[inputs.indexOf(target) + by];
  };
  const sameColumn = `input[data-cell="${target.dataset.cell}"]`;
  if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) return among(sameColumn, 1);
  if (key === 'ArrowUp' || key === 'Enter') return among(sameColumn, -1);
  if (key === 'ArrowRight' && isAtEdge(target, true)) return among('input[data-cell]', 1);
  if (key === 'ArrowLeft' && isAtEdge(target, false)) return among('input[data-cell]', -1);
  return undefined;
}

function moveByKey(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
  const next = targetOf(event);
  const leaves = event.key === 'Enter' && event.target instanceof HTMLInputElement && event.target.dataset.cell;
  if (!next && !leaves) return;
  event.preventDefault();
  // The last row has none below it: its text is taken over all the same.
  if (next) next.focus();
  else if (event.target instanceof HTMLInputElement) event.target.blur();
}

export function SheetGrid({ day, onNextFinding }: { day: DaySheet; onNextFinding: () => void }) {
  const { shown, sheet, checker, selection } = day;
  const open = shown.filter(({ decidable }) => decidable).map(({ row }) => row.fund);
  const chosen = open.filter((fund) => selection.ids.has(fund)).length;
  const width = checker ? 8 : 7;
  return (
    <table
      className={styles.table}
      onKeyDown={(event) => {
        // Keys of the screen rest while somebody types, but this one is no text.
        if (event.key === keyLabel('nextFinding') && event.target instanceof HTMLInputElement) {
          event.preventDefault();
          onNextFinding();
        } else moveByKey(event);
      }}
    >
      <caption>
        <VisuallyHidden>{`Prices of ${formatDay(sheet.day)}`}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {checker ? (
            <th scope="col" className={styles.headCell.text}>
              <Checkbox
                hideLabel
                label="Select all that you may approve"
                disabled={open.length === 0}
                checked={open.length > 0 && chosen === open.length}
                indeterminate={chosen > 0 && chosen < open.length}
                onChange={() => selection.toggleAll(open)}
              />
            </th>
          ) : null}
          <th scope="col" className={styles.headCell.text}>
            Fund
          </th>
          <th scope="col" className={styles.headCell.number}>
            {formatDay(sheet.previous)}
          </th>
          <th scope="col" className={styles.headCell.number}>
            NAV
          </th>
          <th scope="col" className={styles.headCell.number}>
            Offer
          </th>
          <th scope="col" className={styles.headCell.number}>
            Redemption
          </th>
          <th scope="col" className={styles.headCell.number}>
            Change
          </th>
          <th scope="col" className={styles.headCell.text}>
            Finding
          </th>
        </tr>
      </thead>
      <tbody>
        {byCategory(shown).map(({ key, title, views }) => (
          <Fragment key={key}>
            <tr>
              <th scope="colgroup" colSpan={width} className={styles.group}>
                {title}
              </th>
            </tr>
            {views.map((view) => (
              <SheetRow key={view.row.fund} view={view} day={day} />
            ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}
