import { differenceOf } from '../../components/decimals.ts';
import type { FundSheet } from '../../content/page.ts';
import { fiscalYear } from '../../periods.ts';

type Year = FundSheet['years'][number];
export type YearKind = Year['kind'];

export interface YearFigure extends Pick<Year, 'percent' | 'basis' | 'asOf' | 'from' | 'benchmark'> {
  /** In which it ends. */
  year: number;
  /** It runs still: a figure to date. */
  running: boolean;
}

/** Beside the running one. */
const mostYears = 9;
const toDate = { fiscal: 'ytd', calendar: 'cytd' } as const;

/** Earliest first. Empty for a fund that has no full year: what runs is in the table of returns. */
export function yearFigures({ years, returns }: Pick<FundSheet, 'years' | 'returns'>, kind: YearKind): YearFigure[] {
  const complete = years
    .filter((year) => year.kind === kind)
    .slice(-mostYears)
    .map(({ year, percent, basis, asOf, from, benchmark }) => ({
      year,
      percent,
      basis,
      asOf,
      from,
      benchmark,
      running: false,
    }));
  const last = complete.at(-1);
  if (!last) return [];
  const now = returns.find(({ period }) => period === toDate[kind]);
  // On the last day of a year, the year to date is the year.
  if (!now || now.asOf <= last.asOf) return complete;
  const { percent, basis, asOf, from, benchmark } = now;
  const year = kind === 'fiscal' ? fiscalYear(asOf) : Number(asOf.slice(0, 4));
  return [...complete, { year, percent, basis, asOf, from, benchmark, running: true }];
}

interface Extremes {
  count: number;
  best: YearFigure;
  worst: YearFigure;
}

/** Of the full years; of equal ones the latest. Null without any. */
export function extremeYears(figures: readonly YearFigure[]): Extremes | null {
  const full = figures.filter(({ running }) => !running);
  const [first, ...others] = full;
  if (!first) return null;
  const pick = (sign: 1 | -1) =>
    others.reduce(
      (found, figure) => (Number(figure.percent) * sign >= Number(found.percent) * sign ? figure : found),
      first,
    );
  return { count: full.length, best: pick(1), worst: pick(-1) };
}

/** In points, 2 decimals; null where the benchmark is not known. */
export function pointsAhead({ percent, benchmark }: Pick<YearFigure, 'percent' | 'benchmark'>): string | null {
  return benchmark === null ? null : differenceOf(percent, benchmark, 2);
}

interface Ahead {
  ahead: number;
  /** Full years for which the benchmark is known. */
  count: number;
  /** Whether those are all that are drawn. */
  all: boolean;
}

/** Of the full years. Null where the benchmark is known for none. */
export function yearsAhead(figures: readonly YearFigure[]): Ahead | null {
  const full = figures.filter(({ running }) => !running);
  const points = full.map(pointsAhead).filter((each) => each !== null);
  if (points.length === 0) return null;
  const ahead = points.filter((each) => Number(each) > 0).length;
  return { ahead, count: points.length, all: points.length === full.length };
}
