import type { Locale } from '@fundfront/content-model';
import { Ltr } from '@fundfront/ui/components/Ltr';
import type { FundGrowth } from '../../content/fundGrowth.ts';
import { formatDate } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { groupThousands } from '../../i18n/numbers.ts';
import type { CompareFund } from './comparison.ts';
import * as styles from './GrowthChart.css.ts';

/** A fund with its place in the table, which its letter and its line go by. */
export interface ChartedFund {
  fund: CompareFund;
  letter: string;
  tone: 'a' | 'b' | 'c' | 'd';
  points: FundGrowth['funds'][number]['points'];
}

interface GrowthTableProps {
  locale: Locale;
  messages: Messages['compare'];
  /** All with the same days. */
  funds: readonly ChartedFund[];
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** With the mark by which spreadsheets know UTF-8, so that Urdu names arrive whole. */
function csvOf(funds: readonly ChartedFund[], day: string): string {
  const head = [day, ...funds.map(({ fund }) => fund.name)].map(quoted).join(',');
  const days = funds[0]?.points ?? [];
  const lines = days.map((point, index) =>
    [point.day, ...funds.map(({ points }) => points[index]?.value ?? '')].join(','),
  );
  return `\ufeff${[head, ...lines].join('\r\n')}\r\n`;
}

export function GrowthTable({ locale, messages, funds }: GrowthTableProps) {
  const days = funds[0]?.points ?? [];
  return (
    <div className={styles.tools} data-print="hide">
      <details className={styles.details}>
        <summary className={styles.summary}>{messages.growthTable}</summary>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.day}</th>
              {funds.map(({ fund, letter }) => (
                <th key={fund.id} scope="col">
                  {letter} {fund.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.map(({ day }, index) => (
              <tr key={day}>
                <th scope="row">{formatDate(locale, day)}</th>
                {funds.map(({ fund, points }) => (
                  <td key={fund.id}>
                    <Ltr>{groupThousands(points[index]?.value ?? '')}</Ltr>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <a
        download="growth.csv"
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(funds, messages.day))}`}
        className={styles.summary}
      >
        {messages.growthFile}
      </a>
    </div>
  );
}
