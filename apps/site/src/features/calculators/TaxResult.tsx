import type { Locale } from '@fundfront/content-model/locales';
import { Facts } from '@fundfront/ui/components/Facts';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Notice } from '@fundfront/ui/components/Notice';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import { groupThousands } from '../../i18n/numbers.ts';
import * as styles from './Calculator.css.ts';
import { type Format, formatOf } from './format.ts';
import { type TaxCredit, type TaxRules, taxCredit } from './taxCredit.ts';

export interface TaxYear extends TaxRules {
  year: number;
  /** In words: "1st Jul 2026 to 30th Jun 2027". */
  period: string;
  /** In words; null where nobody has checked the rules, and then nothing is calculated. */
  checkedOn: string | null;
  isSample: boolean;
  source: { text: string; url: string | null } | null;
}

type TaxMessages = Messages['calculators']['tax'];

export const isReady = ({ checkedOn, slabs }: TaxYear) => checkedOn !== null && slabs.length > 0;

export function taxSentences(result: TaxCredit, messages: TaxMessages, { rupees }: Format): string {
  const { before, after, room, excess } = result;
  const sentences = [fill(messages.pay, { before: rupees(before), after: rupees(after) })];
  if (excess > 0) sentences.push(fill(messages.excess, { amount: rupees(excess) }));
  if (room > 0) sentences.push(fill(messages.room, { amount: rupees(room) }));
  return sentences.join(' ');
}

interface TaxResultProps {
  locale: Locale;
  messages: Pick<Messages['calculators'], 'common' | 'tax'>;
  rules: TaxYear;
  income: number;
  contribution: number;
  notIncluded: string | null;
}

export function TaxResult({ locale, messages, rules, income, contribution, notIncluded }: TaxResultProps) {
  const { common, tax } = messages;
  const format = formatOf(locale, common);
  const { rupees } = format;
  if (!isReady(rules)) return <Notice tone="warn" title={fill(tax.notChecked, { year: String(rules.year) })} />;
  const result = taxCredit(income, contribution, rules);
  const { before, credit, counted, limit } = result;
  const grouped = (amount: number) => groupThousands(String(amount));
  return (
    <>
      <section className={styles.box} aria-labelledby="tax-result">
        <h3 id="tax-result" className={styles.above}>
          {tax.lower}
        </h3>
        <p className={styles.figure} data-result>
          {rupees(credit)}
        </p>
        <p className={styles.sentence}>
          {fill(tax.basis, {
            year: String(rules.year),
            income: rupees(income),
            contribution: rupees(contribution),
          })}{' '}
          {taxSentences(result, tax, format)}
        </p>
        {before > 0 ? <Bars result={result} messages={tax} format={format} /> : null}
      </section>
      {rules.isSample ? (
        <Notice title={tax.sample}>
          <p>{tax.sampleLead}</p>
        </Notice>
      ) : null}
      <section aria-labelledby="tax-worked">
        <h3 id="tax-worked" className={styles.partTitle}>
          {tax.worked}
        </h3>
        <Facts
          layout="columns"
          items={[
            {
              term: tax.formula,
              value:
                income > 0 ? (
                  <Ltr>{`${grouped(before)} ÷ ${grouped(income)} × ${grouped(counted)} = ${grouped(credit)}`}</Ltr>
                ) : (
                  rupees(0)
                ),
            },
            { term: tax.a, value: fill(tax.aText, { amount: rupees(before) }) },
            { term: tax.b, value: rupees(income) },
            {
              term: tax.c,
              value: fill(tax.cText, {
                amount: rupees(counted),
                limit: rupees(limit),
                share: format.percent(rules.share),
              }),
            },
            ...(notIncluded ? [{ term: tax.notIncluded, value: notIncluded }] : []),
          ]}
        />
      </section>
      <section>
        <Slabs rules={rules} messages={tax} />
        <p className={styles.links}>
          {rules.isSample ? null : <span>{fill(tax.checked, { date: rules.checkedOn ?? '' })}</span>}
          {rules.source ? (
            <span>
              {tax.source}: {rules.source.url ? <a href={rules.source.url}>{rules.source.text}</a> : rules.source.text}
            </span>
          ) : null}
        </p>
      </section>
    </>
  );
}

function Bars({ result, messages, format }: { result: TaxCredit; messages: TaxMessages; format: Format }) {
  const { before, credit, after } = result;
  const [all, less, rest] = [before, credit, after].map(format.rupees);
  const paid = (after / before) * 100;
  const label = fill(messages.chart, { before: all ?? '', credit: less ?? '', after: rest ?? '' });
  return (
    <div role="img" aria-label={label} className={styles.bars}>
      <p className={styles.barLabels}>
        <span>{messages.before}</span>
        <strong>{all}</strong>
      </p>
      <svg className={styles.track} aria-hidden="true">
        <rect width="100%" height="100%" className={styles.bar.whole} />
      </svg>
      <svg className={styles.track} aria-hidden="true">
        <rect width={`${paid}%`} height="100%" className={styles.bar.paid} />
        <rect x={`${paid}%`} width={`${100 - paid}%`} height="100%" className={styles.bar.credit} />
      </svg>
      <p className={styles.barLabels}>
        <span>
          {messages.youPay} {rest}
        </span>
        <strong>
          {messages.credit} {less}
        </strong>
      </p>
    </div>
  );
}

function Slabs({ rules, messages }: { rules: TaxYear; messages: TaxMessages }) {
  const rows = rules.slabs.toSorted((a, b) => Number(a.above) - Number(b.above));
  return (
    <Table caption={fill(messages.slabs, { year: String(rules.year) })} layout="stack" edge="flush">
      <THead>
        <Row>
          <HeadCell>{messages.above}</HeadCell>
          <HeadCell numeric>{messages.fixed}</HeadCell>
          <HeadCell numeric>{messages.rate}</HeadCell>
        </Row>
      </THead>
      <TBody>
        {rows.map(({ above, fixed, rate }) => (
          <Row key={above}>
            <Cell head label={messages.above}>
              <Ltr>{groupThousands(above)}</Ltr>
            </Cell>
            <Cell numeric label={messages.fixed}>
              <Ltr>{groupThousands(fixed)}</Ltr>
            </Cell>
            <Cell numeric label={messages.rate}>
              <Ltr>{rate}%</Ltr>
            </Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}
