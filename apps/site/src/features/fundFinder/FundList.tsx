import { riskLevel } from '@fundfront/content-model/risk';
import { Sparkline } from '@fundfront/ui/charts/Sparkline';
import { Checkbox } from '@fundfront/ui/components/Checkbox';
import { Chip } from '@fundfront/ui/components/Chip';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { RiskChip } from '@fundfront/ui/components/RiskChip';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './FundList.css.ts';
import type { FinderFund } from './findFunds.ts';

export interface FinderMessages extends Pick<Messages, 'finder' | 'risk' | 'riskChip'> {
  missing: string;
  noPrice: string;
  trend: string;
}

interface FundListProps {
  messages: FinderMessages;
  funds: readonly FinderFund[];
  chosen: readonly string[];
  onToggle: (slug: string) => void;
}

export function FundList({ messages, funds, chosen, onToggle }: FundListProps) {
  const { finder, missing } = messages;
  const hasMinimum = funds.some(({ minimum }) => minimum !== null);
  return (
    <table className={styles.table} aria-labelledby="funds-found">
      <thead className={styles.heads}>
        <tr>
          <th scope="col" className={styles.compare}>
            <span className={styles.hidden}>{finder.compare}</span>
          </th>
          <th scope="col">{finder.fund}</th>
          <th scope="col" className={styles.trend}>
            {messages.trend}
          </th>
          <th scope="col" className={styles.figureHead}>
            {finder.nav}
          </th>
          <th scope="col" className={styles.figureHead}>
            {finder.year}
          </th>
          <th scope="col" className={styles.figureHead}>
            {finder.expenses}
          </th>
          {hasMinimum ? (
            <th scope="col" className={styles.figureHead}>
              {finder.minimum}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {funds.map((fund) => {
          const isChosen = chosen.includes(fund.slug);
          return (
            <tr key={fund.slug} className={styles.row} data-chosen={isChosen || undefined}>
              <td className={styles.compare}>
                <Checkbox
                  hideLabel
                  label={fill(finder.compareOf, { fund: fund.name })}
                  checked={isChosen}
                  onChange={() => onToggle(fund.slug)}
                />
              </td>
              <th scope="row" className={styles.name}>
                <a href={fund.path} className={styles.link}>
                  {fund.name}
                </a>
                <span className={styles.tags}>
                  {fund.risk ? (
                    <RiskChip level={riskLevel(fund.risk)} label={messages.riskChip[fund.risk]} />
                  ) : (
                    <span className={styles.note}>{finder.noRisk}</span>
                  )}
                  {fund.shariah ? <Chip>{finder.shariah}</Chip> : null}
                  {fund.horizon ? <span className={styles.note}>{finder.horizons[fund.horizon]}</span> : null}
                </span>
              </th>
              <td className={styles.trend}>
                {fund.trend ? <Sparkline values={fund.trend.values} label={fund.trend.label} /> : null}
              </td>
              <td className={styles.nav}>
                {fund.nav ? (
                  <>
                    <Ltr>{fund.nav.text}</Ltr>
                    <span className={styles.note}>{fund.nav.date}</span>
                  </>
                ) : (
                  <span className={styles.note}>{messages.noPrice}</span>
                )}
              </td>
              <td className={styles.year}>
                {'text' in fund.year ? (
                  <>
                    <b className={styles.strong}>
                      <Ltr>{fund.year.text}</Ltr>
                    </b>
                    <span className={styles.note}>{fund.year.basis}</span>
                    <span className={styles.note}>{fund.year.date}</span>
                  </>
                ) : (
                  <>
                    {missing}
                    <span className={styles.note}>{fund.year.missing}</span>
                  </>
                )}
              </td>
              <td className={styles.expenses}>
                <span className={styles.label}>{finder.expenses} </span>
                {fund.expenses ? <Ltr>{fund.expenses}</Ltr> : <span className={styles.note}>{missing}</span>}
              </td>
              {hasMinimum ? (
                <td className={styles.expenses}>
                  <span className={styles.label}>{finder.minimum} </span>
                  {fund.minimum ?? <span className={styles.note}>{missing}</span>}
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
