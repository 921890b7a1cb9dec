import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { sumOf } from '../../components/decimals.ts';
import { FileLinks } from '../../components/FigureFiles.tsx';
import { fill, fillCount } from '../../components/fill.ts';
import type { FundPayout, FundPayouts } from '../../content/fundMonths.ts';
import { PayoutAxis } from '../../features/fundPage/PayoutAxis.tsx';
import { formatDate, formatMonth, formatPrice, isolated } from '../../i18n/index.ts';
import { island } from '../../islands/island.tsx';
import { FundSection, type FundViewProps } from './FundSection.tsx';
import * as styles from './FundView.css.ts';
import * as returns from './Returns.css.ts';

const PayoutAxisIsland = island('payoutAxis', PayoutAxis, 'visible');

/** More would make marks of the axis run into each other: the table and the files have them all. */
const mostMarks = 60;
/** A year of a fund that pays out monthly. */
const firstRows = 12;

const price = (amount: string) => isolated(formatPrice(amount));

/** Nothing for a fund that never paid out. */
export function Payouts(props: FundViewProps) {
  const { locale, messages, sheet, payouts: all } = props;
  const [latest] = all?.payouts ?? [];
  if (!all || !latest) return null;
  const { payouts: words } = messages.fundPage;
  const marked = all.payouts.slice(0, mostMarks);
  const earlier = all.payouts.slice(firstRows);
  const sentence = fill(all.payouts.length === 1 ? words.sentenceOne : words.sentence, {
    amount: price(latest.amount),
    day: formatDate(locale, latest.day),
    count: all.payouts.length,
    sum: price(sumOf(all.payouts.map(({ amount }) => amount)) ?? ''),
  });
  return (
    <FundSection id="payouts" title={words.title} lead={all.monthly ? words.leadMonthly : words.lead}>
      <PayoutAxisIsland locale={locale} messages={messages.fundPage} monthly={all.monthly} payouts={marked} />
      <p className={styles.sentence}>{sentence}</p>
      <div className={styles.listed}>
        <PayoutTable {...props} monthly={all.monthly} rows={all.payouts.slice(0, firstRows)} />
        {earlier.length > 0 ? (
          <details className={returns.more}>
            <summary className={returns.summary}>{fillCount(words.more, earlier.length)}</summary>
            <PayoutTable {...props} monthly={all.monthly} rows={earlier} />
          </details>
        ) : null}
      </div>
      <FileLinks messages={messages.fundPage} locale={locale} fundId={sheet.row.id} kind="payouts" />
    </FundSection>
  );
}

interface PayoutTableProps extends FundViewProps {
  monthly: boolean;
  rows: FundPayouts['payouts'];
}

function PayoutTable({ locale, messages, monthly, rows }: PayoutTableProps) {
  const { payouts: words } = messages.fundPage;
  const spanOf = ({ day, fiscalYear }: FundPayout) =>
    monthly ? formatMonth(locale, day) : fill(words.fiscalYear, { year: fiscalYear });
  return (
    <Table caption={words.caption} hideCaption edge="flush">
      <THead>
        <Row>
          <HeadCell>{words.for}</HeadCell>
          <HeadCell numeric>{words.amount}</HeadCell>
          {monthly ? <HeadCell numeric>{words.count}</HeadCell> : null}
          <HeadCell numeric>{words.after}</HeadCell>
          <HeadCell>{monthly ? words.lastDay : words.day}</HeadCell>
        </Row>
      </THead>
      <TBody>
        {rows.map((payout) => (
          <Row key={payout.day}>
            <Cell head>{spanOf(payout)}</Cell>
            <Cell numeric>
              <Ltr>{formatPrice(payout.amount)}</Ltr>
            </Cell>
            {monthly ? <Cell numeric>{payout.count}</Cell> : null}
            <Cell numeric>{payout.nav === null ? words.noNav : <Ltr>{formatPrice(payout.nav)}</Ltr>}</Cell>
            <Cell>{formatDate(locale, payout.day)}</Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}
