'use client';

import { useId, useState } from 'react';
import { groupThousands } from '../../i18n/numbers.ts';
import * as styles from './SavingExample.css.ts';

/**
 * What equal payments at the end of each month grow to at a constant return, compounded monthly.
 * @param monthly rupees
 * @param percent a year
 * @returns rupees, rounded
 */
export function futureValue(monthly: number, years: number, percent: number): number {
  const months = years * 12;
  const rate = percent / 100 / 12;
  if (rate === 0) return monthly * months;
  return Math.round((monthly * ((1 + rate) ** months - 1)) / rate);
}

interface SavingExampleProps {
  /** Per cent a year. */
  rate: number;
  messages: {
    monthly: string;
    years: string;
    rate: string;
    yearsUnit: string;
    yearUnit: string;
    aYear: string;
    rupees: string;
    stop: string;
    paidIn: string;
    result: string;
  };
  currencyFirst: boolean;
}

const monthlies = { min: 1_000, max: 100_000, step: 1_000, start: 10_000 };

export function SavingExample({ rate, messages, currencyFirst }: SavingExampleProps) {
  const [monthly, setMonthly] = useState(monthlies.start);
  const [years, setYears] = useState(10);
  const [percent, setPercent] = useState(rate);
  const money = (amount: number) => {
    const figure = <bdi dir="ltr">{groupThousands(String(amount))}</bdi>;
    return currencyFirst ? (
      <>
        {messages.rupees} {figure}
      </>
    ) : (
      <>
        {figure} {messages.rupees}
      </>
    );
  };
  return (
    <div>
      <Slider label={messages.monthly} value={monthly} {...monthlies} onChange={setMonthly}>
        {money(monthly)}
      </Slider>
      <Slider label={messages.years} value={years} min={1} max={30} step={1} onChange={setYears}>
        <bdi dir="ltr">{years}</bdi> {years === 1 ? messages.yearUnit : messages.yearsUnit}
      </Slider>
      <Slider label={messages.rate} value={percent} min={0} max={20} step={0.5} onChange={setPercent}>
        <bdi dir="ltr">{percent}%</bdi> {messages.aYear}
      </Slider>
      <div className={styles.result}>
        <p className={styles.sentence}>
          {messages.paidIn} {money(monthly * years * 12)}
          {messages.stop} {messages.result}
        </p>
        <output className={styles.figure}>{money(futureValue(monthly, years, percent))}</output>
      </div>
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  children: React.ReactNode;
}

function Slider({ label, value, min, max, step, onChange, children }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <label htmlFor={id}>{label}</label>
        <span className={styles.value}>{children}</span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        className={styles.range}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  );
}
