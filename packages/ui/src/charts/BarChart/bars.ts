import { type Axis, axisOf } from '../LineChart/geometry.ts';

export interface Bar {
  /** YYYY-MM-DD, the last day of its span: the bars stand in this order, earliest first. */
  day: string;
  /** What stands below it. */
  label: string;
  /** In full, where the label is short: what is read aloud. */
  name?: string;
  /** Below the label, such as that its span still runs. */
  note?: string;
  /** A decimal as text. For drawing alone it becomes a number. */
  value: string;
  /** As it is shown at the bar's end. */
  text: string;
  /** Its span still runs. */
  running?: boolean;
}

export interface BarLayout extends Bar {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where its text stands: above a gain, below a loss. */
  textY: number;
  middle: number;
}

interface Size {
  width: number;
  height: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** px */
const widest = 56;

/** Bars begin at zero, wherever the values lie. */
export function barAxis(bars: readonly Bar[]): Axis {
  return axisOf([0, ...bars.map(({ value }) => Number(value))]);
}

/** Sizes are px; a value of almost nothing is still a line. */
export function layoutBars(bars: readonly Bar[], axis: Axis, size: Size): BarLayout[] {
  const slot = size.width / Math.max(1, bars.length);
  const width = Math.min(widest, slot * 0.62);
  const yOf = (value: number) => size.height - ((value - axis.bottom) / (axis.top - axis.bottom)) * size.height;
  return bars.map((bar, index) => {
    const value = Number(bar.value);
    const [top, bottom] = [yOf(Math.max(0, value)), yOf(Math.min(0, value))];
    const middle = slot * (index + 0.5);
    return {
      ...bar,
      x: tenth(middle - width / 2),
      y: tenth(top),
      width: tenth(width),
      height: tenth(Math.max(1, bottom - top)),
      textY: tenth(value < 0 ? bottom + 15 : top - 6),
      middle: tenth(middle),
    };
  });
}
