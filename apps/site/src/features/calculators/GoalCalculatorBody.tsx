'use client';

import { limits } from '@fundfront/content-model/limits';
import type { Locale } from '@fundfront/content-model/locales';
import { Cell, HeadCell, Row, Table, TBody, THead } from '@fundfront/ui/components/Table';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './Calculator.css.ts';
import { CalculatorLayout } from './CalculatorLayout.tsx';
import { type Format, formatOf } from './format.ts';
import { costOf, type Goal, monthlyFor } from './goal.ts';
import type { NumberRule } from './inputs.ts';
import { NumberInput } from './NumberInput.tsx';
import { useCalculator } from './useCalculator.ts';

const levels = ['low', 'assumed', 'high'] as const;

type Level = (typeof levels)[number];

export interface GoalCalculatorProps {
  locale: Locale;
  messages: Pick<Messages['calculators'], 'common' | 'goal'>;
  goal: number;
  prices: number;
  /** Per cent a year. */
  returns: Readonly<Record<Level, number>>;
}

type Plans = Readonly<Record<Level, number>>;

const { calculatorLump, calculatorYears, calculatorPercent } = limits;

function rulesOf({ goal, prices }: Pick<GoalCalculatorProps, 'goal' | 'prices'>) {
  const amounts = { kind: 'amount', max: calculatorLump } as const;
  const rules: Record<keyof Goal, NumberRule> = {
    goal: { ...amounts, min: 1, slider: { min: 100_000, max: 20_000_000, step: 100_000 }, initial: goal },
    years: {
      kind: 'years',
      min: 1,
      max: calculatorYears,
      slider: { min: 1, max: calculatorYears, step: 1 },
      initial: 10,
    },
    saved: { ...amounts, min: 0, slider: { min: 0, max: 5_000_000, step: 50_000 }, initial: 0 },
    prices: {
      kind: 'percent',
      min: 0,
      max: calculatorPercent,
      slider: { min: 0, max: calculatorPercent, step: 0.5 },
      initial: prices,
    },
  };
  return rules;
}

const plansFor = (goal: Goal, returns: GoalCalculatorProps['returns']): Plans => ({
  low: monthlyFor(goal, returns.low),
  assumed: monthlyFor(goal, returns.assumed),
  high: monthlyFor(goal, returns.high),
});

export default function GoalCalculatorBody({ locale, messages, returns, ...example }: GoalCalculatorProps) {
  const { common, goal: texts } = messages;
  const format = formatOf(locale, common);
  const { rupees, years, percent } = format;
  const rules = rulesOf(example);
  const calculator = useCalculator(rules);
  const { values, bind } = calculator;
  const plans = plansFor(values, returns);
  const names = ['goal', 'years', 'saved', 'prices'] as const;
  const rangeOf = (each: Plans) =>
    fill(texts.range, {
      assumed: percent(returns.assumed),
      amount: rupees(each.assumed),
      low: percent(returns.low),
      lowAmount: rupees(each.low),
      high: percent(returns.high),
      highAmount: rupees(each.high),
    });
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
      spoken={(announced) => `${texts.result}${common.stop} ${rangeOf(plansFor(announced, returns))}`}
    >
      <section className={styles.box} aria-labelledby="goal-result">
        <h3 id="goal-result" className={styles.above}>
          {texts.result}
        </h3>
        <p className={styles.figure} data-result>
          {rupees(plans.assumed)}
        </p>
        <p className={styles.sentence}>{rangeOf(plans)}</p>
        <p className={styles.sentence}>
          {fill(texts.basis, {
            goal: rupees(values.goal),
            years: years(values.years),
            saved: rupees(values.saved),
            prices: percent(values.prices),
          })}{' '}
          {fill(texts.cost, { cost: rupees(costOf(values)) })}
        </p>
      </section>
      <section>
        <PlanTable plans={plans} returns={returns} messages={texts} format={format} />
        <p className={styles.meta}>{texts.note}</p>
      </section>
    </CalculatorLayout>
  );
}

interface PlanTableProps {
  plans: Plans;
  returns: GoalCalculatorProps['returns'];
  messages: Messages['calculators']['goal'];
  format: Format;
}

function PlanTable({ plans, returns, messages, format }: PlanTableProps) {
  const most = Math.max(...levels.map((level) => plans[level]), 1);
  return (
    <Table caption={messages.caption} layout="plain" edge="flush">
      <THead>
        <Row>
          <HeadCell>{messages.column}</HeadCell>
          <HeadCell numeric>{messages.each}</HeadCell>
        </Row>
      </THead>
      <TBody>
        {levels.map((level) => (
          <Row key={level}>
            <Cell head>
              {fill(messages[level], { percent: format.percent(returns[level]) })}
              <svg className={styles.thinTrack} aria-hidden="true">
                <rect
                  width={`${(plans[level] / most) * 100}%`}
                  height="100%"
                  className={level === 'assumed' ? styles.bar.paid : styles.bar.other}
                />
              </svg>
            </Cell>
            <Cell numeric>{format.rupees(plans[level])}</Cell>
          </Row>
        ))}
      </TBody>
    </Table>
  );
}
