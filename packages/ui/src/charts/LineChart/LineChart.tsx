'use client';

import { useRef } from 'react';
import { Drawing } from './Drawing.tsx';
import { axisAround, axisOf, dayNumber, scaleOf } from './geometry.ts';
import * as styles from './LineChart.css.ts';
import type { LineChartProps, LineSeries } from './lineChartProps.ts';
import { EventSwatch, Swatch } from './Mark.tsx';
import { Plot } from './Plot.tsx';
import { Readings } from './Readings.tsx';
import { useCursor } from './useCursor.ts';
import { useWidth } from './useWidth.ts';

/** px; names at the ends of several lines stand within `names`. */
const margin = { top: 18, bottom: 34, side: 8, names: 140 };
const phoneWidth = 560;
/** px that a date with its year takes. */
const dateWidth = 128;

function daysOf(series: readonly LineSeries[]): string[] {
  return [...new Set(series.flatMap(({ points }) => points.map(({ day }) => day)))].sort();
}

/** Redrawn for its width, never scaled. Not without a title, a sentence and a table around it. */
export function LineChart(props: LineChartProps) {
  const { series, description, hint, formatDay, readingsOf, base, events, height = 300 } = props;
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const days = daysOf(series);
  const [first, last] = [days[0], days.at(-1)];
  const several = series.length > 1;
  const named = several && width >= phoneWidth;
  const size = {
    width: Math.max(1, width - 2 * margin.side - (named ? margin.names : 0)),
    height: height - margin.top - margin.bottom,
  };
  const cursor = useCursor({
    days,
    dayAt: (x) => {
      const [start, end] = [dayNumber(first ?? ''), dayNumber(last ?? '')];
      return start + ((x - margin.side) / size.width) * (end - start);
    },
    spoken: (day) => [formatDay(day), ...readingsOf(day).map(({ label, value }) => `${label} ${value}`)].join(', '),
  });
  if (first === undefined || last === undefined) return null;
  const values = series.flatMap(({ points }) => points.map(({ value }) => Number(value)));
  const axis = base === undefined ? axisOf(values) : axisAround(values, base);
  const shownDay = cursor.day ?? last;
  const marked = events?.days.some((day) => day >= first && day <= last);
  return (
    <div className={styles.chart}>
      {several || marked ? (
        <div className={styles.legend}>
          {(several ? series : []).map(({ id, label, tone }) => (
            <span key={id} className={styles.legendItem}>
              <Swatch tone={tone} />
              {label}
            </span>
          ))}
          {marked ? (
            <span className={styles.legendItem}>
              <EventSwatch />
              {events?.label}
            </span>
          ) : null}
        </div>
      ) : null}
      <div className={styles.readout}>
        <Readings day={shownDay} formatDay={formatDay} readings={readingsOf(shownDay)} />
      </div>
      <Plot plotRef={plot} description={description} hint={hint} cursor={cursor}>
        <Drawing
          {...props}
          base={base}
          axis={axis}
          scale={scaleOf([first, last], axis, size)}
          size={size}
          margin={margin}
          total={{ width, height }}
          days={days}
          dateTickCount={Math.max(2, Math.floor(size.width / dateWidth))}
          cursorDay={cursor.day}
          named={named}
        />
      </Plot>
    </div>
  );
}

export type { LineChartProps, LineSeries, Reading } from './lineChartProps.ts';
