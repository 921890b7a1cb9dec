import type { ChartPoint } from './geometry.ts';
import type { LineTone } from './Mark.tsx';

export interface LineSeries {
  id: string;
  label: string;
  tone: LineTone;
  /** Oldest first. */
  points: readonly ChartPoint[];
}

export interface Reading {
  label: string;
  /** As it is shown; figures in the direction of figures. */
  value: string;
}

export type LineChartProps = {
  series: readonly LineSeries[];
  /** What the drawing shows, with its dates. */
  description: string;
  /** How the keys read it. */
  hint: string;
  formatDay: (day: string) => string;
  /** Shorter: between the ends of the axis. */
  formatTickDay: (day: string) => string;
  formatTick: (value: number, digits: number) => string;
  /** What is said of a day at the cursor. */
  readingsOf: (day: string) => readonly Reading[];
  /** A value that the axis holds, marks and, unless it is zero, begins below, such as what was paid in. */
  base?: number;
  /** Marked on the axis and named in the legend, such as payouts; those that the lines do not reach are not drawn. */
  events?: { days: readonly string[]; label: string } | undefined;
  /** px */
  height?: number;
};
