import type { Locale, RiskProfile } from '@fundfront/content-model';
import { historyFilePath } from '@fundfront/content-model/historyFile';
import { riskLevel } from '@fundfront/content-model/risk';
import { historyRows } from '@fundfront/content-model/wire/historyRows';
import { axisOf } from '@fundfront/ui/charts/geometry';
import { RiskChip } from '@fundfront/ui/components/RiskChip';
import { TextLink } from '@fundfront/ui/components/TextLink';
import { fill, fillCount } from '../../components/fill.ts';
import { useCopy } from '../../components/useCopy.ts';
import type { FundHistory } from '../../content/prices.ts';
import { formatDate } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { formatPrice, formatSigned, groupThousands, isolated } from '../../i18n/numbers.ts';
import { HistoryTable } from './HistoryTable.tsx';
import * as styles from './NavHistory.css.ts';
import { PriceChart } from './PriceChart.tsx';

export interface HistoryMessages extends Pick<Messages, 'riskChip'> {
  prices: Messages['prices'];
  /** The circular's words beside the name. */
  principal: Record<RiskProfile, string>;
}

interface HistoryResultProps {
  locale: Locale;
  messages: HistoryMessages;
  name: string;
  shown: FundHistory;
  /** All rows are in the page, for readers without script. */
  whole: boolean;
}

/** In a sentence of either language. */
const figure = (text: string) => isolated(formatPrice(text));

export function sentenceOf(shown: FundHistory, locale: Locale, messages: Messages['prices']['history']): string {
  const { low, high } = shown;
  if (!low || !high) return '';
  if (low.nav === high.nav) return fill(messages.stood, { low: figure(low.nav) });
  const moved = fill(messages.moved, {
    low: figure(low.nav),
    lowDay: formatDate(locale, low.day),
    high: figure(high.nav),
    highDay: formatDate(locale, high.day),
  });
  const { bottom, digits } = axisOf([Number(low.nav), Number(high.nav)]);
  if (bottom <= 0) return moved;
  const cut = isolated(groupThousands(bottom.toFixed(Math.max(2, digits))));
  return `${moved} ${fill(messages.cut, { bottom: cut })}`;
}

/** The address holds fund and range. */
function Share({ messages }: { messages: Messages['prices']['history'] }) {
  const [state, copy] = useCopy();
  return (
    <>
      <button type="button" className={styles.tool} onClick={() => window.print()}>
        {messages.print}
      </button>
      <button type="button" className={styles.tool} onClick={() => void copy(location.href)}>
        {messages.copy}
      </button>
      <span role="status" className={styles.copied}>
        {{ idle: '', copied: messages.copied, failed: messages.copyFailed }[state]}
      </span>
    </>
  );
}

export function HistoryResult({ locale, messages, name, shown, whole }: HistoryResultProps) {
  const { history, chart, missing } = messages.prices;
  const { fund, prices } = shown;
  const format = (day: string | null) => (day === null ? '' : formatDate(locale, day));
  const range = { from: format(shown.from), to: format(shown.to) };
  const rows = historyRows(shown);
  const closed = rows.filter(({ nav, payout }) => nav === null && payout === null).length;
  const points = prices.days.map((day, index) => ({ day, value: prices.navs[index] ?? '' })).reverse();
  const rowsByDay = new Map(rows.map((row) => [row.day, row]));
  const query = new URLSearchParams({ locale, from: shown.from ?? '', to: shown.to ?? '' });
  // Another range begins with its last day and its first rows again; a press on a button beside them is kept.
  const rangeKey = `${fund.id} ${shown.from} ${shown.to}`;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{fill(history.title, { fund: name })}</h2>
          <p className={styles.meta}>
            {fill(history.basis, {
              from: range.from,
              to: range.to,
              prices: fillCount(history.prices, points.length),
              closed: fillCount(history.closed, closed),
            })}
          </p>
        </div>
        {fund.riskProfile ? (
          <p className={styles.risk}>
            <RiskChip level={riskLevel(fund.riskProfile)} label={messages.riskChip[fund.riskProfile]} />
            <span>{messages.principal[fund.riskProfile]}</span>
          </p>
        ) : null}
      </div>
      <PriceChart
        key={`chart ${rangeKey}`}
        locale={locale}
        messages={chart}
        points={points}
        description={fill(chart.description, { fund: name, from: range.from, to: range.to })}
        more={(day) => {
          const row = rowsByDay.get(day);
          return [
            { label: chart.offer, value: row?.offer ? formatPrice(row.offer) : missing },
            { label: chart.change, value: row?.change ? formatSigned(row.change.value, 4) : missing },
          ];
        }}
      />
      <p className={styles.sentence}>{sentenceOf(shown, locale, history)}</p>
      <div className={styles.files} data-print="hide">
        <TextLink href={`${historyFilePath(fund.id, 'csv')}?${query}`} standalone>
          {history.csv}
        </TextLink>
        <TextLink href={`${historyFilePath(fund.id, 'xlsx')}?${query}`} standalone>
          {history.xlsx}
        </TextLink>
        <Share messages={history} />
      </div>
      <HistoryTable
        key={`table ${rangeKey}`}
        locale={locale}
        messages={messages.prices}
        rows={rows}
        whole={whole}
        caption={fill(history.caption, { fund: name, from: range.from, to: range.to })}
      />
    </>
  );
}
