import type { ReactNode } from 'react';
import type { FundRow } from '../../content/page.ts';
import * as styles from './FundTable.css.ts';
import { FundTableRow, type FundTableRowProps } from './FundTableRow.tsx';

interface FundTableProps extends Pick<FundTableRowProps, 'locale' | 'messages'> {
  caption: string;
  rows: readonly FundRow[];
  /** Ids of the rows that show while no group is chosen; absent: all. */
  first?: ReadonlySet<string>;
}

export function FundTable({ locale, messages, caption, rows, first }: FundTableProps) {
  const { fund } = messages;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{fund.name}</th>
          <NumericHead>{fund.nav}</NumericHead>
          <NumericHead>{fund.change}</NumericHead>
          <th scope="col" className={styles.sparkHead}>
            {fund.trend}
          </th>
          <NumericHead>{fund.ytd}</NumericHead>
          <NumericHead>{fund.validity}</NumericHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <FundTableRow
            key={row.id}
            locale={locale}
            messages={messages}
            row={row}
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
