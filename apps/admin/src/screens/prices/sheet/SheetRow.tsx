import { formatDay } from '@fundfront/content-model';
import { Change } from '@fundfront/ui/components/Change';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { rowId } from '../../../entries/list/useListKeys.ts';
import { changeOf } from './decimals.ts';
import { PriceCell } from './PriceCell.tsx';
import { RowNote } from './RowNote.tsx';
import { fundName } from './rowState.ts';
import { columnsOf, type RowView, withValue } from './rowView.ts';
import * as styles from './Sheet.css.ts';
import type { DaySheet } from './useDaySheet.ts';

const priceColumns = 3;

export function ChangeCell({ view: { row, content } }: { view: RowView }) {
  if (content.nav === null || !row.previous) return <span className={styles.quiet}>–</span>;
  const { direction, value, percent } = changeOf(content.nav, row.previous.nav);
  const label = direction === 'up' ? 'Rose by' : direction === 'down' ? 'Fell by' : 'Unchanged';
  return <Change direction={direction} value={value} percent={percent} label={label} />;
}

export function SheetRow({ view, day }: { view: RowView; day: DaySheet }) {
  const { row, content, decidable } = view;
  const { sheet, cursor, selection, checker, rows } = day;
  const name = fundName(row);
  const columns = columnsOf(row);
  const isCursor = cursor === row.fund;
  return (
    <tr
      id={rowId(row.fund)}
      data-cursor={isCursor ? '' : undefined}
      aria-current={isCursor || undefined}
      onFocus={() => day.setCursor(row.fund)}
      onClick={() => day.setCursor(row.fund)}
    >
      {checker ? (
        <td className={styles.cell.text}>
          {decidable ? (
            <Checkbox
              hideLabel
              label={`Select ${name}`}
              checked={selection.ids.has(row.fund)}
              onChange={() => selection.toggle(row.fund)}
            />
          ) : null}
        </td>
      ) : null}
      <th scope="row" className={styles.cell.name}>
        {row.title} <span className={styles.quiet}>{row.subFund ?? row.mufapId}</span>
      </th>
      <td className={styles.cell.number}>
        {row.previous ? (
          <span title={formatDay(row.previous.day)}>
            {row.previous.day === sheet.previous ? null : (
              <span className={styles.quiet}>{`${formatDay(row.previous.day)}: `}</span>
            )}
            <Ltr>{row.previous.nav}</Ltr>
          </span>
        ) : null}
      </td>
      {content.kind === 'no-price' ? (
        <td className={styles.noPrice} colSpan={priceColumns}>
          <strong>{row.kind === 'benchmark' ? 'No value' : 'No NAV'}</strong> {content.reasonEn}
        </td>
      ) : (
        <>
          {columns.map((column) => (
            <PriceCell
              key={column}
              view={view}
              column={column}
              onValue={(value) => void rows.saves.save(row.fund, withValue(view, column, value))}
            />
          ))}
          {columns.length < priceColumns ? <td colSpan={priceColumns - columns.length} /> : null}
        </>
      )}
      <td className={styles.cell.number}>
        <ChangeCell view={view} />
      </td>
      <td className={styles.cell.text}>
        <RowNote
          view={view}
          checker={checker}
          onRetry={() => void rows.saves.retry(row.fund)}
          onForget={() => rows.saves.forget(row.fund)}
          onNoPrice={() => day.open({ name: 'no-price', fund: row.fund })}
        />
      </td>
    </tr>
  );
}
