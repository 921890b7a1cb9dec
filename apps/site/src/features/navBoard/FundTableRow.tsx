import { type Locale, riskLevel } from '@fundfront/content-model';
import { Sparkline } from '@fundfront/ui/charts/Sparkline';
import { Change } from '@fundfront/ui/components/Change';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { RiskChip } from '@fundfront/ui/components/RiskChip';
import type { FundRow } from '../../content/page.ts';
import { formatDate, formatPercent, formatPrice, formatSigned, type Messages } from '../../i18n/index.ts';
import * as styles from './FundTable.css.ts';

export interface FundTableRowProps {
  locale: Locale;
  messages: Messages;
  row: FundRow;
  more: boolean;
}

export function FundTableRow({ locale, messages, row, more }: FundTableRowProps) {
  const { fund, riskChip, basis } = messages;
  const { price, ytd } = row;
  const name = row.subFund ? `${row.title} · ${row.subFund}` : row.title;
  return (
    <tr data-group={row.category.group} data-more={more || undefined} className={styles.row}>
      <th scope="row" className={styles.name}>
        <a href={row.path} className={styles.link}>
          {name}
        </a>
        {row.riskProfile ? (
          <span className={styles.risk}>
            <RiskChip level={riskLevel(row.riskProfile)} label={riskChip[row.riskProfile]} />
          </span>
        ) : null}
      </th>
      <td className={styles.nav}>
        {price ? <Ltr>{formatPrice(price.nav)}</Ltr> : <span className={styles.missing}>{fund.noPrice}</span>}
      </td>
      <td className={styles.change}>
        {price?.change ? (
          <Change
            direction={price.change.direction}
            value={formatSigned(price.change.value, 4)}
            percent={formatPercent(price.change.percent)}
            label={fund[price.change.direction]}
          />
        ) : (
          <span className={styles.missing}>{fund.missing}</span>
        )}
      </td>
      <td className={styles.spark}>
        {price && price.recent.length > 1 ? <Sparkline values={price.recent} label={fund.trendOf(name)} /> : null}
      </td>
      <td className={styles.ytd}>
        {ytd ? (
          <>
            <b className={styles.strong}>
              <Ltr>{formatPercent(ytd.percent)}</Ltr>
            </b>{' '}
            <span className={styles.basis}>
              {basis[ytd.basis]}
              {ytd.asOf === price?.validityDate
                ? null
                : `${messages.comma}${fund.returnsAsOf(formatDate(locale, ytd.asOf))}`}
            </span>
          </>
        ) : (
          <span className={styles.missing}>{fund.missing}</span>
        )}
      </td>
      <td className={styles.date}>
        {price ? <time dateTime={price.validityDate}>{formatDate(locale, price.validityDate)}</time> : null}
      </td>
    </tr>
  );
}
