import { lastDayOf, monthAfter } from '@fundfront/content-model/karachi';
import { daysBetween } from '@fundfront/content-model/plainDays';
import Big from 'big.js';
import { computeReturns } from '../../../modules/returns/computeReturns.ts';
import { categories } from '../categories.ts';
import type { SeedFund } from '../funds.ts';
import { createRandom, sampleSeries } from '../sampleNavs.ts';
import { type SamplePart, sampleAllocation, sampleHoldings } from './fundHoldings.ts';

/** The one before the sample's own now. */
export const lastMonth = '2026-10';
const monthCount = 12;
/** Most hundredths of a per cent that a part moves from what it is in the middle. */
const swing = 120;

const monthNames = [
  ['January', 'جنوری'],
  ['February', 'فروری'],
  ['March', 'مارچ'],
  ['April', 'اپریل'],
  ['May', 'مئی'],
  ['June', 'جون'],
  ['July', 'جولائی'],
  ['August', 'اگست'],
  ['September', 'ستمبر'],
  ['October', 'اکتوبر'],
  ['November', 'نومبر'],
  ['December', 'دسمبر'],
] as const;

function sampleMonths(): string[] {
  const months = [lastMonth];
  while (months.length < monthCount) months.unshift(monthAfter(months[0] ?? lastMonth, -1));
  return months;
}

function titlesOf({ title, titleUr, subFund }: SeedFund, month: string) {
  const part = (name: string | undefined) => (name === undefined ? '' : ` (${name})`);
  const [name, nameUr] = monthNames[Number(month.slice(5)) - 1] ?? monthNames[0];
  const year = month.slice(0, 4);
  return {
    title: `${title}${part(subFund?.en)}, ${name} ${year}`,
    ur: { title: `${titleUr}${part(subFund?.ur)}، ${nameUr} ${year}` },
  };
}

/** Hundredths of a per cent as the text of a per cent. */
const percentOf = (hundredths: number) => new Big(Math.round(hundredths)).div(100).toFixed(2);
const hundredthsOf = (percent: string) => Number(new Big(percent).times(100).toFixed(0));

const partOf = ({ name, nameUr, share }: SamplePart) => ({ name, nameUr, percent: percentOf(share) });

/** What the first part gains, the second loses: the whole stays whole. */
function shifted([first, second, ...others]: readonly SamplePart[], by: number): SamplePart[] {
  if (!first || !second) return [];
  return [{ ...first, share: first.share + by }, { ...second, share: second.share - by }, ...others];
}

/** Of the fiscal year to date, from the sample's own prices: after expenses, and with them added back. */
function returnsTo(day: string, fund: SeedFund, series: ReturnType<typeof sampleSeries>, ratio: string) {
  const { basis } = categories[fund.category];
  const navOf = new Map(series.prices.map(({ validityDate, nav }) => [validityDate, nav]));
  const ytd = computeReturns({
    prices: [...navOf].map(([priceDay, nav]) => ({ day: priceDay, nav })),
    payouts: series.payouts.map((payout) => ({ ...payout, exNav: navOf.get(payout.exDay) ?? null })),
    asOf: day,
    basis,
    inception: fund.inceptionDate,
  }).find(({ period }) => period === 'ytd');
  if (!ytd) return { returnBefore: null, returnAfter: null };
  const expenses = basis === 'annualised' ? new Big(ratio) : new Big(ratio).times(daysBetween(ytd.from, day)).div(365);
  return { returnBefore: new Big(ytd.percent).plus(expenses).toFixed(2), returnAfter: ytd.percent };
}

/** A year of months, oldest first, the same on every start: without the returns, which take all the time. */
export function publishedMonths(fund: SeedFund) {
  const { slug } = fund;
  const random = createRandom(fund.prices.seed * 104_729);
  const swungBy = (most: number) => (random() % (2 * most + 1)) - most;
  let size = 90_000 + (random() % 900_000);
  return sampleMonths().map((month) => {
    const date = lastDayOf(month);
    const ratio = percentOf(hundredthsOf(fund.expenses) + swungBy(3));
    const fee = hundredthsOf(fund.fee);
    size = Math.round(size * (1.012 + swungBy(20) / 1_000));
    return {
      expenses: {
        ...titlesOf(fund, month),
        slug: `expense-ratio-${slug}-${month}`,
        date,
        ratio,
        levies: percentOf(hundredthsOf(ratio) / 8),
        managementFee: percentOf(fee - (random() % 5)),
        managementFeeCap: percentOf(fee + 25),
      },
      investments: {
        ...titlesOf(fund, month),
        slug: `investments-${slug}-${month}`,
        date,
        // Counted in hundredths of a million rupees.
        size: percentOf(size),
        allocation: shifted(sampleAllocation(fund), swungBy(swing)).map(partOf),
        holdings: sampleHoldings(fund).map((part) => partOf({ ...part, share: part.share + swungBy(30) })),
      },
    };
  });
}

/** Those of the latest month, without its returns. */
export const latestMonth = (fund: SeedFund) => publishedMonths(fund).at(-1);

/** A year of months, oldest first. */
export function fundFiguresOf(fund: SeedFund) {
  const series = sampleSeries(fund);
  return publishedMonths(fund).map(({ expenses, investments }) => ({
    expenses: { ...expenses, ...returnsTo(expenses.date, fund, series, expenses.ratio) },
    investments,
  }));
}
