import type { Locale } from '@fundfront/content-model';
import { differenceOf } from '../../components/decimals.ts';
import { fill } from '../../components/fill.ts';
import type { FundGrowth, GrowthPeriod } from '../../content/fundGrowth.ts';
import { formatDate } from '../../i18n/dates.ts';
import type { Messages } from '../../i18n/index.ts';
import { formatSigned, groupThousands } from '../../i18n/numbers.ts';

export type GrowthPoints = FundGrowth['funds'][number]['points'];

/** "+3,033", "−27", "0": whole rupees. */
export const formatRupees = (text: string) => formatSigned(text, 0);

/** The fund less its benchmark, in rupees, on the days that both have. */
export function differencePoints(points: GrowthPoints, benchmark: GrowthPoints): GrowthPoints {
  const values = new Map(benchmark.map(({ day, value }) => [day, value]));
  return points.flatMap(({ day, value }) => {
    const difference = differenceOf(value, values.get(day) ?? '');
    return difference === null ? [] : [{ day, value: difference }];
  });
}

const mostMonths = 24;

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/**
 * What a table has room for: the last of the days in each month, in each quarter over more than two years, and the first of
 * all. Latest first.
 * @param days oldest first
 */
export function tableDays(days: readonly string[]): string[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const length = monthOf(last) - monthOf(first) > mostMonths ? 3 : 1;
  const ends = new Map(days.map((day) => [Math.floor(monthOf(day) / length), day]));
  return [...new Set([...days.slice(0, 1), ...ends.values()])].sort().reverse();
}

interface ShownGrowth {
  period: GrowthPeriod;
  /** Oldest first. */
  points: GrowthPoints;
  /** On the same days; empty without one. */
  benchmark: GrowthPoints;
}

/** "Over three years Rs 100,000 became Rs 154,110, Rs 3,033 more than the benchmark." Empty without points. */
export function growthSentence(
  { period, points, benchmark }: ShownGrowth,
  locale: Locale,
  messages: Messages['fundPage']['growth'],
): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const difference = differencePoints(points.slice(-1), benchmark.slice(-1))[0]?.value ?? null;
  const kind =
    difference === null ? 'alone' : difference === '0' ? 'same' : difference.startsWith('-') ? 'less' : 'more';
  return fill(messages.sentences[kind], {
    over: fill(messages.over[period], { from: formatDate(locale, first.day) }),
    value: groupThousands(last.value),
    difference: groupThousands((difference ?? '').replace('-', '')),
  });
}

const fewestMonths = 3;

/** "The value did not fall in any month." Empty for a span of a few months. */
export function monthsSentence(
  months: FundGrowth['funds'][number]['months'] | undefined,
  messages: Messages['fundPage']['growth'],
): string {
  if (!months || months.count < fewestMonths) return '';
  const { count, fallen } = months;
  return fallen === 0 ? messages.months.none : fill(messages.months.some, { fallen, count });
}

/**
 * By the days that are drawn: the payouts since the one before, each said on the first of them that is not before it.
 * @param days oldest first
 */
export function payoutsByDay<Payout extends { day: string }>(
  payouts: readonly Payout[],
  days: readonly string[],
): ReadonlyMap<string, Payout[]> {
  const [first = ''] = days;
  const byDay = new Map<string, Payout[]>();
  for (const payout of payouts) {
    const shown = payout.day > first ? days.find((day) => day >= payout.day) : undefined;
    if (shown !== undefined) byDay.set(shown, [...(byDay.get(shown) ?? []), payout]);
  }
  return byDay;
}
