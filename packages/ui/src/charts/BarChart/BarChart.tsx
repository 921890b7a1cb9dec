'use client';

import { useRef } from 'react';
import { dayNumber, tenth, yOf } from '../LineChart/geometry.ts';
import { Label } from '../LineChart/Label.tsx';
import * as chart from '../LineChart/LineChart.css.ts';
import type { Reading } from '../LineChart/lineChartProps.ts';
import { Plot } from '../LineChart/Plot.tsx';
import { Readings } from '../LineChart/Readings.tsx';
import { useCursor } from '../LineChart/useCursor.ts';
import { useWidth } from '../LineChart/useWidth.ts';
import * as styles from './BarChart.css.ts';
import { type Bar, barAxis, layoutBars } from './bars.ts';

export type { Bar } from './bars.ts';

export type BarChartProps = {
  /** Earliest first. */
  bars: readonly Bar[];
  /** What the drawing shows, with its dates. */
  description: string;
  /** How the keys read it. */
  hint: string;
  /** What is said of the bar that ends on a day. */
  readingsOf: (day: string) => readonly Reading[];
  formatTick: (value: number, digits: number) => string;
  /** How many of the latest bars a phone shows: the others are in the table. */
  narrowCount?: number;
  /** px */
  height?: number;
};

/** px; the values of the axis stand before the bars. */
const margin = { top: 24, bottom: 34, start: 44, end: 4 };
const noteHeight = 16;
const narrowWidth = 480;

/** Redrawn for its width, never scaled; from zero. Not without a title, a sentence and a table around it. */
export function BarChart(props: BarChartProps) {
  const { description, hint, readingsOf, formatTick, narrowCount, height = 280 } = props;
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const isNarrow = width < narrowWidth && narrowCount !== undefined;
  const bars = isNarrow ? props.bars.slice(-narrowCount) : props.bars;
  const days = bars.map(({ day }) => day);
  const size = {
    width: Math.max(1, width - margin.start - margin.end),
    height: height - margin.top - margin.bottom - (bars.some(({ note }) => note) ? noteHeight : 0),
  };
  const nameOf = (day: string) => {
    const bar = bars.find((each) => each.day === day);
    return bar?.name ?? bar?.label ?? day;
  };
  const cursor = useCursor({
    days,
    dayAt: (x) => {
      const index = Math.floor(((x - margin.start) / size.width) * bars.length);
      return dayNumber(days[Math.min(bars.length - 1, Math.max(0, index))] ?? '');
    },
    spoken: (day) => [nameOf(day), ...readingsOf(day).map(({ label, value }) => `${label} ${value}`)].join(', '),
  });
  const shownDay = cursor.day ?? days.at(-1);
  if (shownDay === undefined) return null;
  const axis = barAxis(bars);
  const layout = layoutBars(bars, axis, size);
  return (
    <div className={chart.chart}>
      <div className={styles.readout}>
        <Readings day={shownDay} formatDay={nameOf} readings={readingsOf(shownDay)} />
      </div>
      <Plot plotRef={plot} description={description} hint={hint} cursor={cursor}>
        <svg
          className={chart.svg}
          width={width}
          height={height}
          viewBox={`${-margin.start} ${-margin.top} ${width} ${height}`}
          aria-hidden="true"
        >
          {axis.ticks.map((tick) => (
            <g key={tick}>
              <path d={`M0 ${yOf(tick, axis, size)}H${size.width}`} className={tick === 0 ? chart.base : chart.rule} />
              <Label x={-8} y={tenth(yOf(tick, axis, size) + 4)} anchor="end" text={formatTick(tick, axis.digits)} />
            </g>
          ))}
          {layout.map(({ day, x, y, width: barWidth, height: barHeight, ...bar }) => (
            <g key={day}>
              <rect
                x={x}
                y={y}
                width={barWidth}
                height={barHeight}
                className={bar.running ? styles.running : styles.bar}
              />
              {bar.beside ? <rect {...bar.beside} className={styles.beside} /> : null}
              {day === cursor.day ? (
                <rect
                  x={bar.around.x - 3}
                  y={bar.around.y - 3}
                  width={bar.around.width + 6}
                  height={bar.around.height + 6}
                  className={styles.chosen}
                />
              ) : null}
              <Label x={bar.middle} y={bar.textY} anchor="middle" text={bar.text} strong />
              <Label x={bar.middle} y={size.height + 22} anchor="middle" text={bar.label} />
              {bar.note ? (
                <Label x={bar.middle} y={size.height + 22 + noteHeight} anchor="middle" text={bar.note} />
              ) : null}
            </g>
          ))}
        </svg>
      </Plot>
    </div>
  );
}
