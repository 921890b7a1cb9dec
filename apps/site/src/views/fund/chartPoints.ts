import { dayMs } from '@fundfront/content-model/karachi';

export interface Price {
  date: string;
  nav: string;
}

export interface Chart {
  line: string;
  rules: { y: number; label: string }[];
  days: { x: number; date: string }[];
  last: { x: number; y: number };
}

const at = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;
const round = (value: number) => Math.round(value * 10) / 10;

/** Keeps the first and the last: a line needs no more points than its picture has pixels. */
export function downsample<T>(items: readonly T[], maxPoints: number): T[] {
  if (items.length <= maxPoints) return [...items];
  const step = (items.length - 1) / (maxPoints - 1);
  return Array.from({ length: maxPoints }, (_, index) => items[Math.round(index * step)]).filter(
    (item) => item !== undefined,
  );
}

export function ticks(low: number, high: number, count: number): number[] {
  const rough = (high - low) / count || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  );
}

/**
 * Binary floats are good enough for a drawing; no figure that is read comes from them, but for the round ones along the
 * axis. Sizes are px.
 */
export function chartOf(history: readonly Price[], width: number, height: number, dates: number): Chart {
  const points = downsample(history, 240);
  const values = points.map((point) => Number(point.nav));
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = (high - low) * 0.08 || Math.abs(high) * 0.01 || 1;
  const [bottom, top] = [low - room, high + room];
  const [start, end] = [at(points[0]?.date ?? ''), at(points.at(-1)?.date ?? '')];
  const x = (date: string) => round(((at(date) - start) / (end - start || 1)) * width);
  const y = (value: number) => round(height - ((value - bottom) / (top - bottom)) * height);
  const marks = ticks(bottom, top, 4);
  const digits = marks.some((mark) => !Number.isInteger(mark)) ? 2 : 0;
  const lastPoint = points.at(-1);
  return {
    line: points.map((point) => `${x(point.date)},${y(Number(point.nav))}`).join(' '),
    rules: marks.map((mark) => ({ y: y(mark), label: mark.toFixed(digits) })),
    days: downsample(points, dates).map((point) => ({ x: x(point.date), date: point.date })),
    last: { x: width, y: lastPoint ? y(Number(lastPoint.nav)) : 0 },
  };
}
