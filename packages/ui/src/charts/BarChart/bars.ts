import { type Axis, axisOf, tenth, yOf } from '../LineChart/geometry.ts';

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
  /** What it is measured by, over the same span: a dashed bar after it. A decimal as text. */
  beside?: string;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface BarLayout extends Omit<Bar, 'beside'>, Box {
  /** The dashed bar after it. */
  beside: Box | null;
  /** Around both. */
  around: Box;
  /** Where its text stands: above a gain, below a loss. */
  textY: number;
  middle: number;
}

interface Size {
  width: number;
  height: number;
}

/** px */
const widest = 56;
const gap = 4;
/** Of a slot: one bar, or two with the gap. */
const filled = { one: 0.62, two: 0.78 };

/** Bars begin at zero, wherever the values lie. */
export function barAxis(bars: readonly Bar[]): Axis {
  return axisOf([0, ...bars.flatMap(({ value, beside }) => [Number(value), Number(beside ?? value)])]);
}

/** Sizes are px; a value of almost nothing is still a line. */
export function layoutBars(bars: readonly Bar[], axis: Axis, size: Size): BarLayout[] {
  const slot = size.width / Math.max(1, bars.length);
  const pairs = bars.some(({ beside }) => beside !== undefined);
  const width = pairs ? Math.min(widest, (slot * filled.two - gap) / 2) : Math.min(widest, slot * filled.one);
  const boxOf = (text: string, x: number): Box => {
    const top = yOf(Math.max(0, Number(text)), axis, size);
    const bottom = yOf(Math.min(0, Number(text)), axis, size);
    return { x: tenth(x), y: top, width: tenth(width), height: tenth(Math.max(1, bottom - top)) };
  };
  return bars.map(({ beside: other, ...bar }, index) => {
    const middle = slot * (index + 0.5);
    const own = boxOf(bar.value, pairs ? middle - gap / 2 - width : middle - width / 2);
    const beside = other === undefined ? null : boxOf(other, middle + gap / 2);
    const boxes = beside ? [own, beside] : [own];
    const top = Math.min(...boxes.map(({ y }) => y));
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    const end = Math.max(...boxes.map((box) => box.x + box.width));
    return {
      ...bar,
      ...own,
      beside,
      around: { x: own.x, y: top, width: tenth(end - own.x), height: tenth(bottom - top) },
      textY: tenth(Number(bar.value) < 0 ? bottom + 15 : top - 6),
      middle: tenth(middle),
    };
  });
}
