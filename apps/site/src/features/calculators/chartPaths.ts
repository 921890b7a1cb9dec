import type { YearEnd } from './growth.ts';

/** Room for the two names at the end of the lines, and the least between them: a name and its figure. */
const labelWidth = 104;
const labelHeight = 38;
const headroom = 16;

interface GrowthPaths {
  /** Right end of the drawing, left of the names. */
  end: number;
  value: string;
  paidIn: string;
  line: string;
  /** Heights of the last points, and of the names beside them. */
  last: { value: number; paidIn: number };
  labels: { value: number; paidIn: number };
  ticks: { x: number; year: number }[];
}

const tenth = (figure: number) => Math.round(figure * 10) / 10;

/** Years apart, so that no more than `most` are named, the first and the last among them. */
function tickYears(years: number, most: number): number[] {
  const step = [1, 2, 5, 10, 20].find((each) => Math.floor(years / each) + 1 <= most) ?? years;
  const regular = Array.from({ length: Math.floor(years / step) + 1 }, (_, index) => index * step);
  if (regular.at(-1) === years) return regular;
  return [
    ...regular.slice(0, years - (regular.at(-1) ?? 0) < step / 2 || regular.length >= most ? -1 : undefined),
    years,
  ];
}

/**
 * Two areas from 0, of value and of what was paid in, in the units of a drawing.
 * @param rows from year 0 on, at least two
 */
export function growthPaths(rows: readonly YearEnd[], width: number, height: number, ticks: number): GrowthPaths {
  const end = width - labelWidth;
  const years = rows.length - 1;
  const most = Math.max(...rows.map(({ value, paidIn }) => Math.max(value, paidIn)), 1);
  const x = (year: number) => tenth((year / years) * end);
  const y = (amount: number) => tenth(height - (amount / most) * (height - headroom));
  const lineOf = (key: 'value' | 'paidIn') => rows.map((row) => `${x(row.year)},${y(row[key])}`).join(' ');
  const areaOf = (key: 'value' | 'paidIn') => `0,${height} ${lineOf(key)} ${end},${height}`;
  const final = rows.at(-1);
  const last = { value: y(final?.value ?? 0), paidIn: y(final?.paidIn ?? 0) };
  const lowest = height - labelHeight / 2;
  const paidLabel = Math.min(Math.max(last.paidIn, last.value + labelHeight), lowest);
  return {
    end,
    value: areaOf('value'),
    paidIn: areaOf('paidIn'),
    line: lineOf('value'),
    last,
    labels: { value: Math.min(last.value, paidLabel - labelHeight), paidIn: paidLabel },
    ticks: tickYears(years, ticks).map((year) => ({ x: x(year), year })),
  };
}
