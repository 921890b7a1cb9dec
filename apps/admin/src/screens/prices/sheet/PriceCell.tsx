import { findingLabels } from '@fundfront/content-model/findingLabels';
import type { PriceFinding } from '@fundfront/content-model/wire';
import { VisuallyHidden } from '@fundfront/ui/layout/VisuallyHidden';
import { useId, useState } from 'react';
import { padPrice, readPrice } from './decimals.ts';
import { fundName } from './rowState.ts';
import { columnLabel, isByFormula, type PriceColumn, type RowView } from './rowView.ts';
import * as styles from './Sheet.css.ts';

interface PriceCellProps {
  view: RowView;
  column: PriceColumn;
  /** Read and padded; only what differs from what the cell holds. */
  onValue: (value: string | null) => void;
}

export const cellId = (fund: string, column: PriceColumn) => `cell-${fund}-${column}`;

function toneOf({ edit, editable, row, content }: RowView, finding: PriceFinding | undefined, column: PriceColumn) {
  if (edit && edit.state !== 'saving') return 'unsaved';
  if (finding && content[column] !== null) return finding.severity;
  return editable || row.draft ? 'plain' : 'locked';
}

/** What cannot be read stays as it was typed, and is said. Esc brings the value back, and once more leaves the cell. */
export function PriceCell({ view, column, onValue }: PriceCellProps) {
  const { row, content, editable } = view;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const finding = row.draft ? row.findings.find((each) => each.column === column) : undefined;
  const shown = content[column] ?? '';
  const problem = typed === null ? undefined : readPrice(typed).problem;
  const [left, setLeft] = useState(false);
  const refused = left && problem !== undefined;
  const byFormula = isByFormula(view, column);
  const announced = row.draft && row.announced ? row.announced[column] : null;

  function leave() {
    setLeft(true);
    if (typed === null) return;
    const reading = readPrice(typed);
    if (reading.problem !== undefined) return;
    setTyped(null);
    const value = reading.value ?? null;
    if (value !== content[column]) onValue(value);
  }

  const note = refused ? problem : finding ? findingLabels[finding.kind].finding : byFormula ? 'By the formula' : null;
  return (
    <td className={styles.priceCell[toneOf(view, finding, column)]} title={refused ? problem : undefined}>
      {editable ? (
        <input
          id={cellId(row.fund, column)}
          className={styles.input}
          data-cell={column}
          data-formula={byFormula && typed === null ? '' : undefined}
          data-refused={refused ? '' : undefined}
          aria-label={`${columnLabel(column, row)} of ${fundName(row)}`}
          aria-invalid={refused || finding?.severity === 'blocked' || undefined}
          aria-describedby={note ? id : undefined}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          value={typed ?? shown}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => {
            setLeft(false);
            event.target.select();
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            if (typed === null) event.currentTarget.blur();
            else setTyped(null);
          }}
        />
      ) : (
        <bdi className={styles.value} dir="ltr">
          {announced && padPrice(announced) !== shown ? <del className={styles.old}>{padPrice(announced)}</del> : null}{' '}
          {shown}
        </bdi>
      )}
      {note ? <VisuallyHidden id={id}>{note}</VisuallyHidden> : null}
    </td>
  );
}
