import type { ReactNode } from 'react';
import type { FundRow } from '../../content/page.ts';
import * as styles from './FundTable.css.ts';
import { FundTableRow, type FundTableRowProps } from './FundTableRow.tsx';

interface FundTableProps extends Pick<FundTableRowProps, 'locale' | 'messages' | 'columns'> {
  caption: string;
  rows: readonly FundRow[];
  /** Ids of the rows that show while no group is chosen; absent: all. */
  first?: ReadonlySet<string>;
}

export function FundTable({ locale, messages, caption, rows, columns, first }: FundTableProps) {
  const { fund } = messages;
  const tableClass = columns === 'full' ? styles.aligned : styles.table;
  return (
    <table className={tableClass}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{fund.name}</th>
          <NumericHead>{fund.nav}</NumericHead>
          {columns === 'full' ? (
            <>
              <NumericHead>{fund.offer}</NumericHead>
              <NumericHead>{fund.redemption}</NumericHead>
            </>
          ) : null}
          <NumericHead>{fund.change}</NumericHead>
          {columns === 'board' ? <th scope="col">{fund.trend}</th> : null}
          <NumericHead>{fund.ytd}</NumericHead>
          <th scope="col" className={styles.dateHead}>
            {fund.validity}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FundTableRow
            key={row.id}
            locale={locale}
            messages={messages}
            row={row}
            columns={columns}
            more={first !== undefined && !first.has(row.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

function NumericHead({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className={styles.numeric}>
      {children}
    </th>
  );
}
