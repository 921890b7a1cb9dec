'use client';

import { useRef } from 'react';
import { readout } from '../BarChart/BarChart.css.ts';
import { axisOf, dateTicks, dayNumber, scaleOf } from '../LineChart/geometry.ts';
import { Label } from '../LineChart/Label.tsx';
import * as chart from '../LineChart/LineChart.css.ts';
import type { Reading } from '../LineChart/lineChartProps.ts';
import { EventMark } from '../LineChart/Mark.tsx';
import { Plot } from '../LineChart/Plot.tsx';
import { Readings } from '../LineChart/Readings.tsx';
import { useCursor } from '../LineChart/useCursor.ts';
import { useWidth } from '../LineChart/useWidth.ts';

export type EventAxisProps = {
  /** YYYY-MM-DD, earliest first. */
  days: readonly string[];
  /** Where the axis begins and ends; no event lies outside. */
  from: string;
  to: string;
  /** What the drawing shows, with its dates. */
  description: string;
  /** How the keys read it. */
  hint: string;
  formatDay: (day: string) => string;
  formatTickDay: (day: string) => string;
  /** What is said of the event of a day. */
  readingsOf: (day: string) => readonly Reading[];
};

/** px */
const margin = 12;
const height = 64;
const line = 20;
const dateWidth = 128;
/** What a mark takes with the space around it: where not all have room, the latest do. */
const markWidth = 16;
/** All events stand at one height: how much each was is in the readout and in the table. */
const level = axisOf([0, 1]);

/** When something happened, on an axis of days. Not without a title, a sentence and a table around it. */
export function EventAxis(props: EventAxisProps) {
  const { to, description, hint, formatDay, formatTickDay, readingsOf } = props;
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const size = { width: Math.max(1, width - 2 * margin), height };
  const days = props.days.slice(-Math.max(1, Math.floor(size.width / markWidth)));
  const from = days.length < props.days.length ? (days[0] ?? props.from) : props.from;
  const { x } = scaleOf([from, to], level, size);
  const [start, end] = [dayNumber(from), dayNumber(to)];
  const cursor = useCursor({
    days,
    dayAt: (place) => start + ((place - margin) / size.width) * (end - start),
    spoken: (day) => [formatDay(day), ...readingsOf(day).map(({ label, value }) => `${label} ${value}`)].join(', '),
  });
  const shownDay = cursor.day ?? days.at(-1);
  if (shownDay === undefined) return null;
  const ticks = dateTicks([...new Set([from, ...days, to])], Math.max(2, Math.floor(size.width / dateWidth)));
  return (
    <div className={chart.chart}>
      <div className={readout}>
        <Readings day={shownDay} formatDay={formatDay} readings={readingsOf(shownDay)} />
      </div>
      <Plot plotRef={plot} description={description} hint={hint} cursor={cursor}>
        <svg
          className={chart.svg}
          width={width}
          height={height}
          viewBox={`${-margin} 0 ${width} ${height}`}
          aria-hidden="true"
        >
          <path d={`M0 ${line}H${size.width}`} className={chart.ground} />
          {ticks.map((day, index) => (
            <Label
              key={day}
              x={x(day)}
              y={line + 34}
              anchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
              text={index === 0 || index === ticks.length - 1 ? formatDay(day) : formatTickDay(day)}
            />
          ))}
          {days.map((day) => (
            <EventMark key={day} x={x(day)} y={line} chosen={day === cursor.day} />
          ))}
        </svg>
      </Plot>
    </div>
  );
}
