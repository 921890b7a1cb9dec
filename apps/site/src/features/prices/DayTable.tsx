import type { Locale } from '@fundfront/content-model';
import { riskLevel } from '@fundfront/content-model/risk';
import { Change } from '@fundfront/ui/components/Change';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { RiskChip } from '@fundfront/ui/components/RiskChip';
import { type ReactNode, useState } from 'react';
import { fill } from '../../components/fill.ts';
import { useHydrated } from '../../components/useHydrated.ts';
import type { DayFund, NavDay } from '../../content/prices.ts';
import { formatDate } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { formatPercent, formatPrice, formatSigned } from '../../i18n/numbers.ts';
import * as styles from './PriceTable.css.ts';
import { type DaySort, nextSort, sortFunds } from './sortFunds.ts';

export interface PriceMessages extends Pick<Messages, 'riskChip' | 'basis'> {
  prices: Messages['prices'];
}

interface DayTableProps {
  locale: Locale;
  messages: PriceMessages;
  shown: NavDay;
}

const columns = 7;
// The keyboard must reach what a finger can drag.
const asScroller = { tabIndex: 0 } as const;

export function DayTable({ locale, messages, shown }: DayTableProps) {
  const { day: labels } = messages.prices;
  const [sort, setSort] = useState<DaySort | null>(null);
  // Without script no column can be sorted, and none has a button.
  const sortable = useHydrated();
  const caption = fill(labels.caption, { day: formatDate(locale, shown.day) });
  const heading = (column: DaySort['column'], label: string) => (
    <th
      scope="col"
      className={column === 'fund' ? styles.sticky : styles.numeric}
      aria-sort={sortable && sort?.column === column ? sort.direction : undefined}
    >
      {sortable ? (
        <button type="button" className={styles.sort} onClick={() => setSort(nextSort(sort, column))}>
          {label}
          <span aria-hidden="true">
            {sort?.column === column ? (sort.direction === 'ascending' ? ' ↑' : ' ↓') : ''}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
  return (
    <section {...asScroller} aria-label={caption} className={styles.scroller}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead className={styles.head}>
          <tr>
            {heading('fund', labels.fund)}
            {heading('nav', labels.nav)}
            <NumericHead>{labels.offer}</NumericHead>
            <NumericHead>{labels.redemption}</NumericHead>
            {heading('change', labels.change)}
            {heading('ytd', labels.ytd)}
            <th scope="col" className={styles.ownDay}>
              {labels.validity}
            </th>
          </tr>
        </thead>
        {shown.categories.map(({ slug, title, path, funds }) => (
          <tbody key={slug}>
            <tr>
              <th scope="rowgroup" colSpan={columns} className={styles.group}>
                <a href={path} className={styles.groupLink}>
                  {title}
                </a>{' '}
                <span className={styles.quiet}>{funds.length}</span>
              </th>
            </tr>
            {sortFunds(funds, sort, locale).map((row) => (
              <FundOfDay key={row.fund.id} locale={locale} messages={messages} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function NumericHead({ children }: { children: ReactNode }) {
  return (
    <th scope="col" className={styles.numeric}>
      {children}
    </th>
  );
}

function FundOfDay({ locale, messages, row }: { locale: Locale; messages: PriceMessages; row: DayFund }) {
  const { fund, price, ytd } = row;
  const { prices, riskChip, basis } = messages;
  const figure = (text: string | null) => (text === null ? prices.missing : <Ltr>{formatPrice(text)}</Ltr>);
  return (
    <tr className={styles.row}>
      <th scope="row" className={styles.name}>
        <a href={fund.path} className={styles.link}>
          {fund.subFund ? `${fund.title} · ${fund.subFund}` : fund.title}
        </a>
        {fund.riskProfile ? (
          <span className={styles.risk}>
            <RiskChip level={riskLevel(fund.riskProfile)} label={riskChip[fund.riskProfile]} />
          </span>
        ) : null}
      </th>
      {price ? (
        <>
          <td className={styles.nav}>
            {figure(price.nav)}
            <time dateTime={price.validityDate} className={styles.dayBelow}>
              {formatDate(locale, price.validityDate)}
            </time>
          </td>
          <td className={styles.numeric}>{figure(price.offer)}</td>
          <td className={styles.numeric}>{figure(price.redemption)}</td>
          <td className={styles.numeric}>
            {price.change ? (
              <Change
                direction={price.change.direction}
                value={formatSigned(price.change.value, 4)}
                percent={formatPercent(price.change.percent)}
                label={prices[price.change.direction]}
              />
            ) : (
              prices.missing
            )}
          </td>
          <td className={styles.numeric}>
            {ytd ? (
              <>
                <b className={styles.strong}>
                  <Ltr>{formatPercent(ytd.percent)}</Ltr>
                </b>
                <span className={styles.basis}>
                  {basis[ytd.basis]}
                  {ytd.asOf === price.validityDate
                    ? null
                    : ` ${fill(prices.day.asOf, { day: formatDate(locale, ytd.asOf) })}`}
                </span>
              </>
            ) : (
              prices.missing
            )}
          </td>
          <td className={styles.ownDay}>
            <time dateTime={price.validityDate}>{formatDate(locale, price.validityDate)}</time>
          </td>
        </>
      ) : (
        <td colSpan={columns - 1} className={styles.hatched}>
          <span className={styles.reason}>{reasonOf(row, locale, prices.day)}</span>
        </td>
      )}
    </tr>
  );
}

function reasonOf({ reason, lastPrice }: DayFund, locale: Locale, messages: PriceMessages['prices']['day']): string {
  const why = reason ? fill(messages.noNav, { reason: reason[locale] }) : messages.notAnnounced;
  const before = lastPrice
    ? fill(messages.last, { nav: formatPrice(lastPrice.nav), day: formatDate(locale, lastPrice.day) })
    : messages.noneBefore;
  return `${why} ${before}`;
}
