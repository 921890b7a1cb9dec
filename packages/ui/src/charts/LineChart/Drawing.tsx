import { Fragment } from 'react';
import { type Axis, type ChartPoint, dateTicks, pathOf, type Scale, segmentsOf, spread } from './geometry.ts';
import { Label } from './Label.tsx';
import * as styles from './LineChart.css.ts';
import type { LineChartProps, LineSeries } from './lineChartProps.ts';
import { EventMark, Mark } from './Mark.tsx';
import { Readings } from './Readings.tsx';

interface Size {
  width: number;
  height: number;
}

interface DrawingProps
  extends Pick<
    LineChartProps,
    'series' | 'formatDay' | 'formatTickDay' | 'formatTick' | 'readingsOf' | 'base' | 'events'
  > {
  axis: Axis;
  scale: Scale;
  /** Of the part with the lines. */
  size: Size;
  margin: { top: number; side: number };
  total: Size;
  days: readonly string[];
  dateTickCount: number;
  cursorDay: string | null;
  /** Whether names stand at the ends of the lines. */
  named: boolean;
}

/** px */
const boxWidth = 208;
const nameGap = 38;

const anchorOf = (index: number, count: number) => (index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle');

function areaOf(segment: readonly ChartPoint[], scale: Scale, bottom: number): string {
  const [first, last] = [segment[0], segment.at(-1)];
  return first && last ? `${pathOf(segment, scale)}V${bottom}H${scale.x(first.day)}z` : '';
}

export function Drawing(props: DrawingProps) {
  const { series, scale, size, margin, total, axis, base } = props;
  const baseY = base === undefined ? null : scale.y(base);
  return (
    <svg
      className={styles.svg}
      width={total.width}
      height={total.height}
      viewBox={`${-margin.side} ${-margin.top} ${total.width} ${total.height}`}
      aria-hidden="true"
    >
      {axis.ticks.map((tick) => (
        <path key={tick} d={`M0 ${scale.y(tick)}H${size.width}`} className={styles.rule} />
      ))}
      <path d={`M0 ${size.height}H${size.width}`} className={styles.ground} />
      {baseY === null ? null : <path d={`M0 ${baseY}H${size.width}`} className={styles.base} />}
      {series.map(({ id, tone, points }) =>
        segmentsOf(points).map((segment) => (
          <Fragment key={`${id} ${segment[0]?.day}`}>
            {tone === 'fund' && segment.length > 1 ? (
              <path d={areaOf(segment, scale, size.height)} className={styles.area} />
            ) : null}
            <path d={pathOf(segment, scale)} className={styles.tone[tone]} />
          </Fragment>
        )),
      )}
      <Events {...props} />
      <Ticks {...props} />
      <Ends {...props} />
      <Cursor {...props} />
    </svg>
  );
}

function Events({ events, days, scale, size }: DrawingProps) {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return events?.days
    .filter((day) => day >= first && day <= last)
    .map((day) => <EventMark key={day} x={scale.x(day)} y={size.height} />);
}

function Ticks({ axis, scale, size, days, dateTickCount, base, formatDay, formatTickDay, formatTick }: DrawingProps) {
  const dates = dateTicks(days, dateTickCount);
  // Steps of a tall axis may pass the base, which is named all the same.
  const values = base === undefined ? axis.ticks : new Set([...axis.ticks, base]);
  return (
    <>
      {[...values].map((tick) => (
        <text
          key={tick}
          x="0"
          // Lines begin at the base, and would run through a name above it.
          y={scale.y(tick) + (tick === base && tick > axis.bottom ? 15 : -6)}
          className={`${tick === base ? styles.baseText : styles.text} ${styles.halo}`}
        >
          {formatTick(tick, axis.digits)}
        </text>
      ))}
      {dates.map((day, index) => (
        <Label
          key={day}
          x={scale.x(day)}
          y={size.height + 22}
          anchor={dates.length === 1 ? 'middle' : anchorOf(index, dates.length)}
          text={index === 0 || index === dates.length - 1 ? formatDay(day) : formatTickDay(day)}
        />
      ))}
    </>
  );
}

function Ends({ series, scale, size, named }: DrawingProps) {
  const ends = series.flatMap((one: LineSeries) => {
    const last = one.points.at(-1);
    return last ? [{ one, x: scale.x(last.day), y: scale.y(Number(last.value)) }] : [];
  });
  const places = spread(
    ends.map(({ y }) => y),
    nameGap,
    size.height,
  );
  return ends.map(({ one, x, y }, index) => {
    const place = places[index] ?? y;
    return (
      <Fragment key={one.id}>
        <Mark tone={one.tone} x={x} y={y} />
        {named ? (
          <>
            <path d={`M${x + 7} ${y}L${size.width + 14} ${place}`} className={styles.leader} />
            <Label x={size.width + 18} y={place + 4} anchor="start" text={one.label} />
          </>
        ) : null}
      </Fragment>
    );
  });
}

function Cursor({ series, scale, size, total, cursorDay, formatDay, readingsOf }: DrawingProps) {
  if (cursorDay === null) return null;
  const x = scale.x(cursorDay);
  const fits = x > boxWidth + 12;
  return (
    <>
      <path d={`M${x} 0V${size.height}`} className={styles.cursor} />
      {series.map(({ id, tone, points }) => {
        const point = points.find(({ day }) => day === cursorDay);
        if (!point) return null;
        const y = scale.y(Number(point.value));
        if (tone !== 'fund') return <Mark key={id} tone={tone} x={x} y={y} />;
        return <circle key={id} cx={x} cy={y} r="6" className={styles.goldDot} />;
      })}
      <foreignObject
        x={fits ? x - boxWidth - 12 : x + 12}
        y="2"
        width={boxWidth}
        height={Math.min(size.height, total.height)}
        className={styles.boxFrame}
      >
        <div className={styles.box}>
          <Readings day={cursorDay} formatDay={formatDay} readings={readingsOf(cursorDay)} />
        </div>
      </foreignObject>
    </>
  );
}
