import type { Locale } from '@fundfront/content-model';
import { axisAround } from '@fundfront/ui/charts/geometry';
import { LineChart, type LineChartProps, type LineSeries, type Reading } from '@fundfront/ui/charts/LineChart';
import type { ReactNode } from 'react';
import { formatDate, formatMonth } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { groupThousands } from '../../i18n/numbers.ts';
import { fill } from '../fill.ts';
import * as styles from './GrowthDrawing.css.ts';

interface GrowthLine extends LineSeries {
  /** In the readings of a day: shorter than what stands at the line's end. */
  name: string;
}

interface GrowthDrawingProps {
  locale: Locale;
  messages: Messages['growth'];
  dates: { from: string; to: string };
  /** All with the same days, in rupees; at least one, none empty. */
  lines: readonly GrowthLine[];
  events?: LineChartProps['events'];
  /** What is said of a day beside its values. */
  more?: (day: string) => readonly Reading[];
  /** What the drawing shows, in a sentence. */
  children: ReactNode;
}

/** Rupees */
const invested = 100_000;

/** What 100,000 rupees became, with a word on its axis where that is cut. */
export function GrowthDrawing({ locale, messages, dates, lines, events, more, children }: GrowthDrawingProps) {
  const values = lines.map(({ name, points }) => ({ name, of: new Map(points.map(({ day, value }) => [day, value])) }));
  const { bottom } = axisAround(
    lines.flatMap(({ points }) => points.map(({ value }) => Number(value))),
    invested,
  );
  return (
    <>
      <LineChart
        series={lines.map((line) => ({
          ...line,
          // A long range has a point for every second week: that is no gap in the prices.
          points: line.points.map((point) => ({ ...point, joined: true })),
        }))}
        base={invested}
        events={events}
        height={380}
        description={`${messages.title}: ${fill(messages.lead, dates)}`}
        hint={messages.hint}
        formatDay={(day) => formatDate(locale, day)}
        formatTickDay={(day) => formatMonth(locale, day)}
        formatTick={(value, digits) => groupThousands(value.toFixed(digits))}
        readingsOf={(day) => [
          ...values.map(({ name, of }) => ({ label: name, value: groupThousands(of.get(day) ?? '') })),
          ...(more ? more(day) : []),
        ]}
      />
      {children}
      {bottom > 0 ? (
        <p className={styles.axis}>{fill(messages.cut, { bottom: groupThousands(bottom.toFixed(0)) })}</p>
      ) : null}
    </>
  );
}
