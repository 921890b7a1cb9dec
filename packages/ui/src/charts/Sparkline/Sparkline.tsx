import * as styles from './Sparkline.css.ts';

export type SparklineProps = {
  /** Oldest first. */
  values: readonly number[];
  label: string;
  width?: number;
  height?: number;
};

/** Values that are not numbers are left out; equal values lie on the middle line. */
export function sparkPoints(
  values: readonly number[],
  width: number,
  height: number,
  inset: number,
): [number, number][] {
  const known = values.filter(Number.isFinite);
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const right = width - 2 * inset;
  const tall = height - 2 * inset;
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return known.map((value, index) => [
    tenth(inset + (known.length > 1 ? (index / (known.length - 1)) * right : right)),
    tenth(inset + (span > 0 ? (1 - (value - low) / span) * tall : tall / 2)),
  ]);
}

/** Has no axis, so never alone. Time runs from left to right in both languages. */
export function Sparkline({ values, label, width = 96, height = 28 }: SparklineProps) {
  const points = sparkPoints(values, width, height, 3);
  const last = points.at(-1);
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.sparkline}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last ? <circle cx={last[0]} cy={last[1]} r="2.5" fill="currentColor" /> : null}
    </svg>
  );
}
