'use client';

import { useRef } from 'react';
import { Label } from '../LineChart/Label.tsx';
import * as chart from '../LineChart/LineChart.css.ts';
import { useWidth } from '../LineChart/useWidth.ts';
import * as styles from './StepChart.css.ts';
import { bandPath, countTicks, hourTicks, spanOf, stepPath, stepScale, type UsualPoint } from './steps.ts';

export type StepChartProps = {
  /** When each was done, milliseconds since the epoch, earliest first. */
  at: readonly number[];
  /** How many there are to do; at least one. */
  total: number;
  due: number;
  now: number;
  /** All that the drawing says, in words. */
  label: string;
  dueLabel: string;
  /** At the end of the steps. */
  nowLabel: string;
  /** How many there usually are by when, earliest first, and what the area is called. */
  usual?: { points: readonly UsualPoint[]; label: string } | undefined;
  formatTime: (instant: number) => string;
  /** px */
  height?: number;
};

/** px */
const margin = { top: 42, bottom: 28, start: 30, end: 20 };
const hourWidth = 44;
/** Of a label beside the line or the dot that it belongs to. */
const labelWidth = 132;
const dueHeight = 32;

/** How much of a day's work was done when, until it is due. Not without the same in words beside it. */
export function StepChart({
  at,
  total,
  due,
  now,
  label,
  dueLabel,
  nowLabel,
  usual,
  formatTime,
  height = 200,
}: StepChartProps) {
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot);
  const size = {
    width: Math.max(1, width - margin.start - margin.end),
    height: height - margin.top - margin.bottom,
  };
  const span = spanOf({ at, total, due, now });
  const scale = stepScale(span, total, size);
  // Clocks differ: what is done is done, whatever the reader's own says.
  const until = Math.max(now, at.at(-1) ?? now);
  const [dueX, untilX, untilY] = [scale.x(due), scale.x(until), scale.y(at.length)];
  const usualX = scale.x(usual?.points.find(({ high }) => high >= total / 2)?.at ?? span.from);
  const isDueOnStart = untilX > dueX || dueX > size.width - labelWidth;
  const isNowOnStart = untilX > labelWidth;
  return (
    <div ref={plot} className={styles.plot}>
      <svg
        role="img"
        aria-label={label}
        className={chart.svg}
        width={width}
        height={height}
        viewBox={`${-margin.start} ${-margin.top} ${width} ${height}`}
      >
        {usual ? <path d={bandPath(usual.points, scale)} className={styles.usual} /> : null}
        {countTicks(total).map((tick) => (
          <g key={tick}>
            <path d={`M0 ${scale.y(tick)}H${size.width}`} className={tick === 0 ? chart.ground : chart.rule} />
            <Label x={-10} y={scale.y(tick) + 4} anchor="end" text={String(tick)} />
          </g>
        ))}
        {hourTicks(span, Math.max(2, Math.floor(size.width / hourWidth))).map((tick) => (
          <Label key={tick} x={scale.x(tick)} y={size.height + 20} anchor="middle" text={formatTime(tick)} />
        ))}
        {usual && usualX > labelWidth ? (
          <Label x={usualX - 10} y={scale.y(total / 2) - 6} anchor="end" text={usual.label} />
        ) : null}
        <path d={`M${dueX} ${-dueHeight}V${size.height}`} className={styles.due} />
        <Label
          x={dueX + (isDueOnStart ? -6 : 6)}
          y={-dueHeight + 8}
          anchor={isDueOnStart ? 'end' : 'start'}
          text={dueLabel}
          strong
        />
        <path d={stepPath(at, until, scale)} className={styles.steps} />
        {untilX < dueX && at.length < total ? (
          <path d={`M${untilX} ${untilY}H${dueX}`} className={styles.ahead} />
        ) : null}
        <circle cx={untilX} cy={untilY} r="5" className={chart.goldDot} />
        <Label
          x={untilX + (isNowOnStart ? -10 : 10)}
          y={untilY - 9}
          anchor={isNowOnStart ? 'end' : 'start'}
          text={nowLabel}
          strong
        />
      </svg>
    </div>
  );
}
