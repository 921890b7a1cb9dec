import { defaultLocale, tags as tag } from '@fundfront/content-model';
import { calls, type FundSheet, type GrowthPeriod, growthPeriods } from '@fundfront/content-model/wire';
import { startOf } from '../periods.ts';
import { type SteppedGrowth, toSteps } from './growthSteps.ts';
import { read } from './read.ts';

export interface FirstGrowth {
  ranges: readonly { period: GrowthPeriod; disabled: boolean }[];
  /** The first day with a price, where that leaves ranges out; else null. */
  begun: string | null;
  /** Of what is drawn before another is chosen. */
  period: GrowthPeriod;
  growth: SteppedGrowth;
}

const usual = 'y3';

/**
 * Three years of a fund, or its whole life where that is shorter. Null where nothing can be drawn: a fund of one price, or
 * one whose payouts are not all known.
 * @param history oldest first
 */
export async function getFirstGrowth(fundId: string, history: FundSheet['history']): Promise<FirstGrowth | null> {
  const [first, last] = [history[0]?.date, history.at(-1)?.date];
  if (first === undefined || last === undefined || first === last) return null;
  const ranges = growthPeriods.map((period) => {
    const start = startOf(period, last);
    return { period, disabled: start !== null && start < first };
  });
  const period = ranges.some((range) => range.period === usual && !range.disabled) ? usual : 'all';
  const tags = [tag.navs(), tag.funds(defaultLocale)];
  const growth = await read(calls.getFundGrowth, { query: { funds: fundId, period } }, tags);
  if (!growth.funds.some(({ points }) => points.length > 0)) return null;
  return { ranges, begun: ranges.some(({ disabled }) => disabled) ? first : null, period, growth: toSteps(growth) };
}
