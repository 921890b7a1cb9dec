import { defaultLocale } from '@fundfront/content-model';
import { addDays, lastDayOf, monthAfter } from '@fundfront/content-model/karachi';
import { daysBetween } from '@fundfront/content-model/plainDays';
import type { FundGrowth, GrowthPeriod } from '@fundfront/content-model/wire';
import type { Ctx } from '../../context.ts';
import { benchmarkGrowth } from '../returns/computeReturns.ts';
import { growthBetween, priceOn, type Series, seriesOf } from '../returns/growth.ts';
import { startOf } from '../returns/periods.ts';
import { payoutsOf, priceSeries, pricesIn } from '../returns/queries.ts';
import { calculationRuleOn } from '../returns/rules.ts';
import { benchmarkOf } from './benchmarkOf.ts';
import { liveItems } from './liveItems.ts';

const invested = 100_000;
/** More than a drawing of 838 px can show apart. */
const maxPoints = 180;

async function seriesByFund(ctx: Ctx, fundIds: readonly string[]): Promise<Map<string, Series>> {
  const payouts = Map.groupBy(await payoutsOf(ctx.db, fundIds), ({ fundId }) => fundId);
  const found = (await priceSeries(ctx.db, fundIds)).map((stored) => {
    const { fundId } = stored;
    const prices = pricesIn(stored);
    const navOf = new Map(prices.map(({ day, nav }) => [day, nav]));
    const own = (payouts.get(fundId) ?? []).map(({ exDay, amount }) => ({
      exDay,
      amount,
      exNav: navOf.get(exDay) ?? null,
    }));
    const { frozenPrices } = calculationRuleOn(prices.at(-1)?.day ?? '');
    return [fundId, seriesOf(prices, own, frozenPrices)] as const;
  });
  return new Map(found);
}

/** From the day on which the period and every fund has begun, to the last day for which each has a price. */
function spanOf(series: readonly Series[], period: GrowthPeriod): FundGrowth['span'] {
  const firsts = series.map(({ prices }) => prices[0]?.day ?? '').sort();
  const lasts = series.map(({ prices }) => prices.at(-1)?.day ?? '').sort();
  const [begun, to] = [firsts.at(-1), lasts[0]];
  if (begun === undefined || to === undefined) return null;
  const start = period === 'all' ? null : startOf(period, to);
  const from = start !== null && start > begun ? start : begun;
  return from < to ? { from, to } : null;
}

function daysOf({ from, to }: NonNullable<FundGrowth['span']>): string[] {
  const length = daysBetween(from, to);
  const count = Math.min(length, maxPoints - 1);
  return Array.from({ length: count + 1 }, (_, index) => addDays(from, Math.round((index * length) / count)));
}

/** All or nothing: a line that breaks off where payouts are missing would go on at a wrong height. */
function pointsOf(series: Series, days: readonly string[]): { day: string; value: string }[] {
  const start = priceOn(series, days[0] ?? '');
  const points = days.flatMap((day) => {
    const price = priceOn(series, day);
    const growth = start && price ? growthBetween(series, start, price) : null;
    return growth === null ? [] : [{ day, value: growth.times(invested).toFixed(0) }];
  });
  return points.length === days.length ? points : [];
}

function monthEnds({ from, to }: NonNullable<FundGrowth['span']>): string[] {
  const ends: string[] = [from];
  for (let month = from.slice(0, 7); month < to.slice(0, 7); month = monthAfter(month, 1)) {
    const end = lastDayOf(month);
    if (end > from) ends.push(end);
  }
  return [...ends, to];
}

function monthsOf(series: Series, span: NonNullable<FundGrowth['span']>): { count: number; fallen: number } | null {
  const prices = monthEnds(span).map((day) => priceOn(series, day));
  let fallen = 0;
  for (const [index, end] of prices.slice(1).entries()) {
    const start = prices[index];
    const growth = start && end ? growthBetween(series, start, end) : null;
    if (growth === null) return null;
    if (growth.lt(1)) fallen += 1;
  }
  return { count: prices.length - 1, fallen };
}

async function benchmarkPoints(ctx: Ctx, fundId: string, days: readonly string[]) {
  const [from, to] = [days[0], days.at(-1)];
  const benchmark = await benchmarkOf(ctx, defaultLocale, fundId);
  if (!benchmark || from === undefined || to === undefined) return [];
  const values = (await priceSeries(ctx.db, [benchmark.id])).flatMap(pricesIn);
  // As for its returns: nothing is said of an index whose last value is not announced yet.
  if (benchmarkGrowth(values, calculationRuleOn(to).longestGap)(from, to) === null) return [];
  return pointsOf(seriesOf(values, [], Number.POSITIVE_INFINITY), days);
}

interface GrowthInput {
  funds: readonly string[];
  period: GrowthPeriod;
}

export async function getFundGrowth({ ctx, input }: { ctx: Ctx; input: GrowthInput }): Promise<FundGrowth> {
  const live = new Set((await liveItems(ctx, defaultLocale, 'fund')).map(({ id }) => id));
  const series = await seriesByFund(
    ctx,
    [...new Set(input.funds)].filter((id) => live.has(id)),
  );
  const span = spanOf([...series.values()], input.period);
  if (span === null) return { span, funds: [] };
  const days = daysOf(span);
  const [only, ...others] = series.keys();
  const isAlone = others.length === 0;
  const benchmark = only !== undefined && isAlone ? await benchmarkPoints(ctx, only, days) : [];
  const funds = [...series].map(([id, own]) => {
    const points = pointsOf(own, days);
    return { id, points, benchmark, months: isAlone && points.length > 0 ? monthsOf(own, span) : null };
  });
  return { span, funds };
}
