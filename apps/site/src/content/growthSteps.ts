import type { FundGrowth } from '@fundfront/content-model/wire';

type Points = FundGrowth['funds'][number]['points'];

/**
 * A line of whole rupees by what each point adds to the one before: a third of its length among the data of an island.
 * `from` is the day of the first point, and empty for none; numbers have a blank between.
 */
interface Steps {
  from: string;
  days: string;
  values: string;
}

export type SteppedGrowth = Omit<FundGrowth, 'funds'> & {
  funds: (Omit<FundGrowth['funds'][number], 'points' | 'benchmark'> & { points: Steps; benchmark: Steps })[];
};

const dayMs = 86_400_000;
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
  const start = Date.parse(from);
  return {
    from,
    days: differences(points.map(({ day }) => (Date.parse(day) - start) / dayMs)),
    values: differences(points.map(({ value }) => Math.round(Number(value)))),
  };
}

function pointsOf({ from, days, values }: Steps): Points {
  if (from === '') return [];
  const start = Date.parse(from);
  const ofValues = sums(values);
  return sums(days).map((day, index) => ({
    day: new Date(start + day * dayMs).toISOString().slice(0, 10),
    value: String(ofValues[index]),
  }));
}

export function toSteps({ funds, ...growth }: FundGrowth): SteppedGrowth {
  return {
    ...growth,
    funds: funds.map(({ points, benchmark, ...fund }) => ({
      ...fund,
      points: stepsOf(points),
      benchmark: stepsOf(benchmark),
    })),
  };
}

export function fromSteps({ funds, ...growth }: SteppedGrowth): FundGrowth {
  return {
    ...growth,
    funds: funds.map(({ points, benchmark, ...fund }) => ({
      ...fund,
      points: pointsOf(points),
      benchmark: pointsOf(benchmark),
    })),
  };
}
