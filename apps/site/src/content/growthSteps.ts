import { addDays } from '@fundfront/content-model/karachi';
import { daysBetween } from '@fundfront/content-model/plainDays';
import type { FundGrowth } from '@fundfront/content-model/wire';

type Fund = FundGrowth['funds'][number];
type Points = Fund['points'];

/**
 * A line of whole rupees by what each point adds to the one before: a third of its length among the data of an island.
 * `from` is the day of the first point, and empty for none; numbers have a blank between.
 */
interface Steps {
  from: string;
  days: string;
  values: string;
}

type GrowthOf<Line> = Omit<FundGrowth, 'funds'> & {
  funds: (Omit<Fund, 'points' | 'benchmark'> & { points: Line; benchmark: Line })[];
};

export type SteppedGrowth = GrowthOf<Steps>;

const differences = (numbers: readonly number[]) =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0)).join(' ');

function sums(differences: string): number[] {
  let sum = 0;
  return differences.split(' ').map((difference) => {
    sum += Number(difference);
    return sum;
  });
}

function stepsOf(points: Points): Steps {
  const from = points[0]?.day ?? '';
  return {
    from,
    days: differences(points.map(({ day }) => daysBetween(from, day))),
    values: differences(points.map(({ value }) => Math.round(Number(value)))),
  };
}

function pointsOf({ from, days, values }: Steps): Points {
  if (from === '') return [];
  const ofValues = sums(values);
  return sums(days).map((day, index) => ({ day: addDays(from, day), value: String(ofValues[index]) }));
}

function withLines<From, To>({ funds, ...growth }: GrowthOf<From>, lineOf: (line: From) => To): GrowthOf<To> {
  const changed = funds.map((fund) => ({
    ...fund,
    points: lineOf(fund.points),
    benchmark: lineOf(fund.benchmark),
  }));
  return { ...growth, funds: changed };
}

export const toSteps = (growth: FundGrowth): SteppedGrowth => withLines(growth, stepsOf);
export const fromSteps = (growth: SteppedGrowth): FundGrowth => withLines(growth, pointsOf);
