import type { Locale } from '@fundfront/content-model';
import { Button } from '@fundfront/ui/components/Button';
import { Change } from '@fundfront/ui/components/Change';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Fragment, useState } from 'react';
import { fill, fillCount } from '../../components/fill.ts';
import type { HistoryRow } from '../../content/prices.ts';
import { formatDate, formatMonth, formatWeekday } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { formatPercent, formatPrice, formatSigned, isolated } from '../../i18n/numbers.ts';
import * as styles from './NavHistory.css.ts';
import * as table from './PriceTable.css.ts';

interface HistoryTableProps {
  locale: Locale;
  messages: Messages['prices'];
  caption: string;
  /** Latest first. */
  rows: readonly HistoryRow[];
  whole: boolean;
}

const atFirst = 20;
/** Years of rows at once would hold a phone up. */
const step = 250;
const columns = 5;

interface Month {
  month: string;
  rows: { row: HistoryRow; index: number }[];
}

function byMonth(rows: readonly HistoryRow[]): Month[] {
  const months: Month[] = [];
  for (const [index, row] of rows.entries()) {
    const month = row.day.slice(0, 7);
    if (months.at(-1)?.month !== month) months.push({ month, rows: [] });
    months.at(-1)?.rows.push({ row, index });
  }
  return months;
}

// The keyboard must reach what a finger can drag.
const asScroller = { tabIndex: 0 } as const;

export function HistoryTable({ locale, messages, caption, rows, whole }: HistoryTableProps) {
  const [count, setCount] = useState(atFirst);
  const left = rows.length - count;
  const { day: heads, history } = messages;
  const lastBefore = (index: number) => rows.slice(index + 1).find(({ nav }) => nav !== null)?.day;
  return (
    <>
      <section {...asScroller} aria-label={caption} className={table.scroller}>
        <table className={table.table}>
          <caption className={table.caption}>{caption}</caption>
          <thead className={table.head}>
            <tr>
              <th scope="col" className={table.date}>
                {heads.validity}
              </th>
              <th scope="col" className={table.numeric}>
                {heads.nav}
              </th>
              <th scope="col" className={table.second}>
                {heads.offer}
              </th>
              <th scope="col" className={table.second}>
                {heads.redemption}
              </th>
              <th scope="col" className={table.numeric}>
                {heads.change}
              </th>
            </tr>
          </thead>
          {byMonth(whole ? rows : rows.slice(0, count)).map(({ month, rows: inMonth }) => (
            <tbody key={month} className={(inMonth[0]?.index ?? 0) < count ? undefined : table.earlier}>
              <tr>
                <th scope="rowgroup" colSpan={columns} className={table.group}>
                  {formatMonth(locale, `${month}-01`)}
                </th>
              </tr>
              {inMonth.map(({ row, index }) => (
                <DayRows
                  key={row.day}
                  locale={locale}
                  messages={messages}
                  row={row}
                  before={row.nav === null ? lastBefore(index) : undefined}
                  earlier={index >= count}
                />
              ))}
            </tbody>
          ))}
        </table>
      </section>
      {left > 0 ? (
        <div className={styles.more} data-print="hide">
          <Button tone="secondary" onClick={() => setCount(count + step)}>
            {fillCount(history.more, Math.min(left, step))}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface DayRowsProps {
  locale: Locale;
  messages: Messages['prices'];
  row: HistoryRow;
  /** Whose price still stands on a day without one. */
  before: string | undefined;
  earlier: boolean;
}

function DayRows({ locale, messages, row, before, earlier }: DayRowsProps) {
  const { history, missing } = messages;
  const { day, nav, offer, redemption, change, payout } = row;
  const figure = (text: string | null) => (text === null ? missing : <Ltr>{formatPrice(text)}</Ltr>);
  const rowClass = earlier ? `${table.row} ${table.earlier}` : table.row;
  const date = (
    <th scope="row" className={table.date}>
      <time dateTime={day}>{formatDate(locale, day)}</time>{' '}
      <span className={table.weekday}>{formatWeekday(locale, day)}</span>
    </th>
  );
  return (
    <Fragment>
      {payout === null ? null : (
        <tr className={rowClass} data-row="payout">
          {date}
          <td colSpan={columns - 1} className={table.payout}>
            {fill(history.payout, { amount: isolated(formatPrice(payout)) })}
          </td>
        </tr>
      )}
      {nav === null ? (
        payout === null ? (
          <tr className={rowClass} data-row="closed">
            {date}
            <td colSpan={columns - 1} className={table.hatched}>
              {row.reason ? fill(history.noNav, { reason: row.reason[locale] }) : history.notAnnounced}{' '}
              {before ? fill(history.stands, { day: formatDate(locale, before) }) : null}
            </td>
          </tr>
        ) : null
      ) : (
        <tr className={rowClass} data-row="price">
          {date}
          <td className={`${table.numeric} ${table.strong}`}>{figure(nav)}</td>
          <td className={table.second}>{figure(offer)}</td>
          <td className={table.second}>{figure(redemption)}</td>
          <td className={table.numeric}>
            {change ? (
              <Change
                direction={change.direction}
                value={formatSigned(change.value, 4)}
                percent={formatPercent(change.percent)}
                label={messages[change.direction]}
              />
            ) : (
              missing
            )}
          </td>
        </tr>
      )}
    </Fragment>
  );
}
