'use client';

import { limits } from '@fundfront/content-model/limits';
import type { Locale } from '@fundfront/content-model/locales';
import { Ltr } from '@fundfront/ui/components/Ltr';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import { groupThousands } from '../../i18n/numbers.ts';
import * as styles from './Calculator.css.ts';
import { CalculatorLayout } from './CalculatorLayout.tsx';
import { type Format, formatOf } from './format.ts';
import { GrowthChart } from './GrowthChart.tsx';
import { growth, type Saving, type YearEnd } from './growth.ts';
import type { NumberRule } from './inputs.ts';
import { NumberInput } from './NumberInput.tsx';
import { useCalculator } from './useCalculator.ts';

export interface GrowthCalculatorProps {
  locale: Locale;
  messages: Pick<Messages['calculators'], 'common' | 'growth'>;
  lump: number;
  monthly: number;
  percent: number;
}

const { calculatorLump, calculatorMonthly, calculatorYears, calculatorPercent } = limits;

const percents = { kind: 'percent', min: 0, max: calculatorPercent } as const;

function rulesOf({ lump, monthly, percent }: Pick<GrowthCalculatorProps, 'lump' | 'monthly' | 'percent'>) {
  const rules: Record<keyof Saving, NumberRule> = {
    lump: {
      kind: 'amount',
      min: 0,
      max: calculatorLump,
      slider: { min: 0, max: 5_000_000, step: 50_000 },
      initial: lump,
    },
    monthly: {
      kind: 'amount',
      min: 0,
      max: calculatorMonthly,
      slider: { min: 0, max: 200_000, step: 500 },
      initial: monthly,
    },
    years: {
      kind: 'years',
      min: 1,
      max: calculatorYears,
      slider: { min: 1, max: calculatorYears, step: 1 },
      initial: 15,
    },
    percent: { ...percents, slider: { min: 0, max: calculatorPercent, step: 0.5 }, initial: percent },
    raise: { ...percents, slider: { min: 0, max: calculatorPercent, step: 1 }, initial: 0 },
  };
  return rules;
}

function paidSentence(last: YearEnd, messages: Messages['calculators']['growth'], { rupees }: Format): string {
  return fill(messages.paid, { paid: rupees(last.paidIn), growth: rupees(last.value - last.paidIn) });
}

const endOf = (rows: readonly YearEnd[]) => rows.at(-1) ?? { year: 0, paidIn: 0, value: 0 };

export default function GrowthCalculatorBody({ locale, messages, ...example }: GrowthCalculatorProps) {
  const { common, growth: texts } = messages;
  const format = formatOf(locale, common);
  const { rupees, years, percent } = format;
  const rules = rulesOf(example);
  const calculator = useCalculator(rules);
  const { values, bind } = calculator;
  const rows = growth(values);
  const last = endOf(rows);
  const names = ['lump', 'monthly', 'years', 'percent', 'raise'] as const;
  return (
    <CalculatorLayout
      calculator={calculator}
      title={texts.title}
      lead={texts.lead}
      messages={common}
      inputs={names.map((name) => (
        <NumberInput
          key={name}
          input={bind(name)}
          rule={rules[name]}
          label={texts[name]}
          help={texts[`${name}Help`]}
          messages={common}
          format={format}
        />
      ))}
      spoken={(announced) => {
        const end = endOf(growth(announced));
        return `${texts.result}: ${rupees(end.value)}${common.stop} ${paidSentence(end, texts, format)}`;
      }}
    >
      <section className={styles.box} aria-labelledby="growth-result">
        <h3 id="growth-result" className={styles.above}>
          {texts.result}
        </h3>
        <p className={styles.figure} data-result>
          {rupees(last.value)}
        </p>
        <p className={styles.sentence}>
          {fill(texts.basis, {
            lump: rupees(values.lump),
            monthly: rupees(values.monthly),
            years: years(values.years),
            raise: percent(values.raise),
            percent: percent(values.percent),
          })}
        </p>
        <p className={styles.sentence}>{paidSentence(last, texts, format)}</p>
      </section>
      <section aria-labelledby="growth-chart">
        <h3 id="growth-chart" className={styles.partTitle}>
          {texts.chart}
        </h3>
        <GrowthChart
          locale={locale}
          rows={rows}
          label={fill(texts.chartLabel, {
            lump: rupees(values.lump),
            value: rupees(last.value),
            years: years(values.years),
            paid: rupees(last.paidIn),
          })}
          messages={texts}
          format={format}
        />
        <p className={styles.meta}>{texts.note}</p>
        <details>
          <summary className={styles.summary}>{texts.table}</summary>
          <YearTable rows={rows} messages={texts} />
        </details>
      </section>
    </CalculatorLayout>
  );
}

function YearTable({ rows, messages }: { rows: readonly YearEnd[]; messages: Messages['calculators']['growth'] }) {
  return (
    <Table caption={messages.caption} layout="stack" edge="flush">
      <THead>
        <Row>
          <HeadCell>{messages.yearColumn}</HeadCell>
          <HeadCell numeric>{messages.paidIn}</HeadCell>
          <HeadCell numeric>{messages.value}</HeadCell>
        </Row>
      </THead>
      <TBody>
        {rows.map(({ year, paidIn, value }) => (
          <Row key={year}>
            <Cell head label={messages.yearColumn}>
              {year === 0 ? messages.now : <Ltr>{year}</Ltr>}
            </Cell>
            <Cell numeric label={messages.paidIn}>
              <Ltr>{groupThousands(String(paidIn))}</Ltr>
            </Cell>
            <Cell numeric label={messages.value}>
              <Ltr>{groupThousands(String(value))}</Ltr>
            </Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}
