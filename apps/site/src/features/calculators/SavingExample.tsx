'use client';

import type { Locale } from '@fundfront/content-model/locales';
import { Slider } from '@fundfront/ui/components/Slider';
import { useState } from 'react';
import type { Messages } from '../../i18n/index.ts';
import { formatOf, type Units } from './format.ts';
import { growth } from './growth.ts';
import * as styles from './SavingExample.css.ts';

interface SavingExampleProps {
  locale: Locale;
  /** Per cent a year. */
  rate: number;
  messages: Messages['saving'];
  units: Units;
}

const monthlies = { min: 1_000, max: 100_000, step: 1_000, start: 10_000 };

export function SavingExample({ locale, rate, messages, units }: SavingExampleProps) {
  const [monthly, setMonthly] = useState(monthlies.start);
  const [years, setYears] = useState(10);
  const [percent, setPercent] = useState(rate);
  const format = formatOf(locale, units);
  const { start: _start, ...bounds } = monthlies;
  const last = growth({ lump: 0, monthly, years, percent, raise: 0 }).at(-1);
  const sliders = [
    {
      key: 'monthly',
      label: messages.monthly,
      value: monthly,
      valueText: format.rupees(monthly),
      ...bounds,
      onChange: setMonthly,
    },
    {
      key: 'years',
      label: messages.years,
      value: years,
      valueText: format.years(years),
      min: 1,
      max: 30,
      step: 1,
      onChange: setYears,
    },
    {
      key: 'rate',
      label: messages.rate,
      value: percent,
      valueText: `${format.percent(percent)} ${messages.aYear}`,
      min: 0,
      max: 20,
      step: 0.5,
      onChange: setPercent,
    },
  ];
  return (
    <div>
      {sliders.map(({ key, ...slider }) => (
        <div key={key} className={styles.field}>
          <Slider id={`saving-${key}`} {...slider} />
        </div>
      ))}
      <div className={styles.result}>
        <p className={styles.sentence}>
          {messages.paidIn} {format.rupees(last?.paidIn ?? 0)}
          {messages.stop} {messages.result}
        </p>
        <output className={styles.figure}>{format.rupees(last?.value ?? 0)}</output>
      </div>
    </div>
  );
}
