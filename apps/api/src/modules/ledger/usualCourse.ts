import type { DisclosureClock } from '@fundfront/content-model/wire';

export interface Course {
  /** Of each fund that announced on the day itself: minutes after its midnight, earliest first. */
  minutes: readonly number[];
  /** All that announced for the day, however late. */
  funds: number;
}

const stepMinutes = 15;
const fewestDays = 5;
const percentiles = { low: 0.1, high: 0.9 };

/** Between the two nearest ranks, as `percentile_cont` of PostgreSQL. */
function percentile(sorted: readonly number[], fraction: number): number {
  const rank = fraction * (sorted.length - 1);
  const [below = 0, above = below] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]];
  return below + (above - below) * (rank - Math.floor(rank));
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/**
 * How many of today's funds are usually announced by each quarter of an hour, from the last with none to the first with
 * all that come on the day itself. Empty where too few days are known.
 * @param midnight of today, milliseconds since the epoch
 */
export function usualCourse(
  courses: readonly Course[],
  { funds, midnight }: { funds: number; midnight: number },
): DisclosureClock['usual'] {
  const all = courses.flatMap(({ minutes }) => minutes);
  if (courses.length < fewestDays || all.length === 0) return [];
  const quarter = (minute: number, round: (value: number) => number) => round(minute / stepMinutes) * stepMinutes;
  const first = quarter(all.reduce((least, minute) => Math.min(least, minute)) - 1, Math.floor);
  const last = quarter(
    all.reduce((most, minute) => Math.max(most, minute)),
    Math.ceil,
  );
  return Array.from({ length: (last - first) / stepMinutes + 1 }, (_, index) => {
    const by = first + index * stepMinutes;
    const shares = courses
      .map((course) => course.minutes.filter((minute) => minute <= by).length / course.funds)
      .sort((a, b) => a - b);
    return {
      at: new Date(midnight + by * 60_000).toISOString(),
      low: tenth(percentile(shares, percentiles.low) * funds),
      high: tenth(percentile(shares, percentiles.high) * funds),
    };
  });
}
