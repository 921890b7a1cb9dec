import type { Locale } from '@fundfront/content-model';
import type { FundRow } from '../../content/page.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './FundTable.css.ts';
import { FundTableRow } from './FundTableRow.tsx';

export interface FundTableProps {
  locale: Locale;
  messages: Messages;
  caption: string;
  rows: readonly FundRow[];
  /** `board`: with the path of the last days; `full`: with offer and redemption instead. */
  columns: 'board' | 'full';
  /** Ids of the rows that show while no group is chosen; all when absent. */
  first?: ReadonlySet<string>;
  /** On a sheet with a frame of its own, or in the text column. */
  edge?: 'sheet' | 'flush';
}

/** Funds with their risk and latest price; on phones each row becomes two short columns. */
export function FundTable({ locale, messages, caption, rows, columns, first, edge = 'flush' }: FundTableProps) {
  const { fund } = messages;
  const tableClass = columns === 'full' ? styles.aligned : styles.table;
  return (
    <table className={edge === 'flush' ? `${tableClass} ${styles.flush}` : tableClass}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{fund.name}</th>
          <th scope="col" className={styles.numeric}>
            {fund.nav}
          </th>
          {columns === 'full' ? (
            <>
              <th scope="col" className={styles.numeric}>
                {fund.offer}
              </th>
              <th scope="col" className={styles.numeric}>
                {fund.redemption}
              </th>
            </>
          ) : null}
          <th scope="col" className={styles.numeric}>
            {fund.change}
          </th>
          {columns === 'board' ? <th scope="col">{fund.trend}</th> : null}
          <th scope="col" className={styles.numeric}>
            {fund.ytd}
          </th>
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
