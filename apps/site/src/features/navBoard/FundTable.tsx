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

// Explicit, because browsers drop a table's roles when a phone's style sheet lays it out as blocks.
const asTable = { role: 'table' } as const;
const asGroup = { role: 'rowgroup' } as const;
const asRow = { role: 'row' } as const;
const asHead = { role: 'columnheader', scope: 'col' } as const;

/** Funds with their risk and latest price; on phones each row becomes two short columns. */
export function FundTable({ locale, messages, caption, rows, columns, first, edge = 'flush' }: FundTableProps) {
  const { fund } = messages;
  const look = columns === 'full' ? styles.aligned : styles.table;
  return (
    <table {...asTable} className={edge === 'flush' ? `${look} ${styles.flush}` : look}>
      <caption className={styles.caption}>{caption}</caption>
      <thead {...asGroup} className={styles.head}>
        <tr {...asRow}>
          <th {...asHead}>{fund.name}</th>
          <th {...asHead} className={styles.numeric}>
            {fund.nav}
          </th>
          {columns === 'full' ? (
            <>
              <th {...asHead} className={styles.numeric}>
                {fund.offer}
              </th>
              <th {...asHead} className={styles.numeric}>
                {fund.redemption}
              </th>
            </>
          ) : null}
          <th {...asHead} className={styles.numeric}>
            {fund.change}
          </th>
          {columns === 'board' ? <th {...asHead}>{fund.trend}</th> : null}
          <th {...asHead} className={styles.numeric}>
            {fund.ytd}
          </th>
          <th {...asHead} className={styles.dateHead}>
            {fund.validity}
          </th>
        </tr>
      </thead>
      <tbody {...asGroup}>
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
