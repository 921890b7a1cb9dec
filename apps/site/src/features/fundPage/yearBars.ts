import type { FundSheet } from '../../content/page.ts';

type Year = FundSheet['years'][number];
export type YearKind = Year['kind'];

export interface YearFigure extends Pick<Year, 'percent' | 'basis' | 'asOf' | 'from'> {
  /** In which it ends. */
  year: number;
  /** It runs still: a figure to date. */
  running: boolean;
}

/** Beside the running one. */
const mostYears = 9;
const toDate = { fiscal: 'ytd', calendar: 'cytd' } as const;

/** In which the fiscal year of a day ends: it is over after 30 June. */
const fiscalYear = (day: string) => Number(day.slice(0, 4)) + (day.slice(5) > '06-30' ? 1 : 0);

/** Earliest first. Empty for a fund that has no full year: what runs is in the table of returns. */
export function yearFigures({ years, returns }: Pick<FundSheet, 'years' | 'returns'>, kind: YearKind): YearFigure[] {
  const complete = years
    .filter((year) => year.kind === kind)
    .slice(-mostYears)
    .map(({ year, percent, basis, asOf, from }) => ({ year, percent, basis, asOf, from, running: false }));
  const last = complete.at(-1);
  if (!last) return [];
  const now = returns.find(({ period }) => period === toDate[kind]);
  // On the last day of a year, the year to date is the year.
  if (!now || now.asOf <= last.asOf) return complete;
  const { percent, basis, asOf, from } = now;
  const year = kind === 'fiscal' ? fiscalYear(asOf) : Number(asOf.slice(0, 4));
  return [...complete, { year, percent, basis, asOf, from, running: true }];
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
