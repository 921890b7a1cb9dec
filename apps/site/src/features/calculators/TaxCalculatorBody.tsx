'use client';

import { limits } from '@fundfront/content-model/limits';
import type { Locale } from '@fundfront/content-model/locales';
import { Field } from '@fundfront/ui/components/Field';
import { Select } from '@fundfront/ui/components/Select';
import { fill } from '../../components/fill.ts';
import type { Messages } from '../../i18n/index.ts';
import * as styles from './Calculator.css.ts';
import { CalculatorLayout } from './CalculatorLayout.tsx';
import { formatOf } from './format.ts';
import { inputId, type NumberRule } from './inputs.ts';
import { NumberInput } from './NumberInput.tsx';
import { isReady, TaxResult, type TaxYear, taxSentences } from './TaxResult.tsx';
import { taxCredit } from './taxCredit.ts';
import { useCalculator } from './useCalculator.ts';

export interface TaxCalculatorProps {
  locale: Locale;
  messages: Pick<Messages['calculators'], 'common' | 'tax'>;
  /** At least one. */
  years: readonly [TaxYear, ...TaxYear[]];
  income: number;
  contribution: number;
  notIncluded: string | null;
}

const bounds = { kind: 'amount', min: 0, max: limits.calculatorIncome } as const;
const incomes = { min: 600_000, max: 10_000_000, step: 50_000 };
const contributions = { min: 0, max: 2_000_000, step: 10_000 };

export default function TaxCalculatorBody({ locale, messages, years, notIncluded, ...example }: TaxCalculatorProps) {
  const { common, tax } = messages;
  const format = formatOf(locale, common);
  const incomeRule: NumberRule = { ...bounds, slider: incomes, initial: example.income };
  const contributionRule: NumberRule = { ...bounds, slider: contributions, initial: example.contribution };
  const first = years.find(isReady) ?? years[0];
  const calculator = useCalculator({
    year: { kind: 'choice', options: years.map(({ year }) => year), initial: first.year },
    income: incomeRule,
    contribution: contributionRule,
  });
  const { values, bind } = calculator;
  const rulesOf = (wanted: number) => years.find(({ year }) => year === wanted) ?? first;
  const year = bind('year');
  const inputProps = { messages: common, format };
  const inputs = (
    <>
      <div className={styles.input}>
        <Field id={inputId('year')} label={tax.year} help={rulesOf(values.year).period}>
          {(control) => (
            <Select
              {...control}
              name="year"
              width="short"
              value={year.text}
              onChange={(event) => year.onType(event.target.value)}
            >
              {years.map((each) => (
                <option key={each.year}>{each.year}</option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <NumberInput {...inputProps} input={bind('income')} rule={incomeRule} label={tax.income} help={tax.incomeHelp} />
      <NumberInput
        {...inputProps}
        input={bind('contribution')}
        rule={contributionRule}
        label={tax.contribution}
        help={tax.contributionHelp}
      />
    </>
  );
  return (
    <CalculatorLayout
      calculator={calculator}
      title={tax.title}
      lead={tax.lead}
      messages={common}
      inputs={inputs}
      spoken={({ year: wanted, income, contribution }) => {
        const rules = rulesOf(wanted);
        if (!isReady(rules)) return fill(tax.notChecked, { year: String(wanted) });
        const result = taxCredit(income, contribution, rules);
        return `${tax.lower}: ${format.rupees(result.credit)}${common.stop} ${taxSentences(result, tax, format)}`;
      }}
    >
      <TaxResult
        locale={locale}
        messages={messages}
        rules={rulesOf(values.year)}
        income={values.income}
        contribution={values.contribution}
        notIncluded={notIncluded}
      />
    </CalculatorLayout>
  );
}
