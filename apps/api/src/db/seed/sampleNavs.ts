import { dayMs } from '@fundfront/content-model/karachi';
import Big from 'big.js';
import type { SeedBenchmark } from './benchmarks.ts';
import { categories } from './categories.ts';
import type { SeedFund } from './funds.ts';

const historyStart = '2021-06-30';
/** Of the running fiscal year, whose base it is: the series is counted from here, in both directions. */
const yearStart = '2026-06-30';
const lastDay = '2026-11-20';

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

export interface SamplePrice {
  validityDate: string;
  nav: string;
  offer: string;
  redemption: string;
}

/** Per unit, on its ex-date. */
export interface SamplePayout {
  exDay: string;
  amount: string;
}

/**
 * How the years before compare with the running one, by the calendar year in which the fiscal year ends: bills paid most
 * in 2024, shares fell in 2022. Invented, as all of the sample.
 */
const accruing: Readonly<Record<string, number>> = { 2022: 0.9, 2023: 1.4, 2024: 1.8, 2025: 1.3, 2026: 1 };
const moving: Readonly<Record<string, number>> = { 2022: -0.7, 2023: 0.2, 2024: 3.1, 2025: 2.1, 2026: 1.2 };
/** Mean daily move, in hundredths of a basis point, to which the years of moving funds compare. */
const movingPace = 400;
const businessYear = 250;
/** Per cent a year of a fund that pays its income out every day, where the factor is 1. */
const dailyPayerRate = 10.8;

const fiscalYear = (day: string) => String(Number(day.slice(0, 4)) + (day.slice(5) > '06-30' ? 1 : 0));

function businessDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let time = Date.parse(from); time <= Date.parse(to); time += dayMs) {
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(toDay(time));
  }
  return days;
}

/** Mulberry32: the same whole numbers from the same seed on every machine. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

const swingOf = (random: () => number, spread: number) => (spread === 0 ? 0 : (random() % (2 * spread + 1)) - spread);
const growthOf = (move: number) => new Big(1_000_000 + Math.round(move)).div(1_000_000);

function yearOfPrices({ prices }: SeedFund): { day: string; nav: Big }[] {
  const random = createRandom(prices.seed);
  const days = businessDays(yearStart, lastDay);
  let nav = new Big(prices.start);
  return days.slice(0, days.length - (prices.lag ?? 0)).map((day, index) => {
    if (index > 0) nav = nav.times(growthOf(prices.drift + swingOf(random, prices.spread))).round(4);
    return { day, nav };
  });
}

/** A year's income on the last business day of June; of pension funds and of moving ones none. */
function yearlyPayout({ category, prices }: SeedFund, day: string, nav: Big): Big | null {
  if (categories[category].basis !== 'annualised' || category === 'pension' || prices.held) return null;
  if (businessDays(day, `${day.slice(0, 4)}-06-30`).length !== 1) return null;
  const factor = accruing[fiscalYear(day)] ?? 1;
  return nav
    .times(prices.drift * businessYear * factor)
    .div(1_000_000)
    .round(2);
}

/** Backwards from the year's start, so that the running year is what it is whatever went before. */
function earlierPrices(fund: SeedFund): { prices: { day: string; nav: Big }[]; payouts: SamplePayout[] } {
  const { prices, category, inceptionDate } = fund;
  const annualised = categories[category].basis === 'annualised';
  const from = inceptionDate > historyStart ? inceptionDate : historyStart;
  const days = businessDays(from, yearStart).reverse();
  const random = createRandom(prices.seed * 7_919);
  const earlier: { day: string; nav: Big }[] = [];
  const payouts: SamplePayout[] = [];
  let nav = new Big(prices.start);
  for (const [index, day] of days.entries()) {
    if (index > 0) earlier.push({ day, nav });
    const before = days[index + 1];
    if (before === undefined) break;
    const payout = yearlyPayout(fund, day, nav);
    if (payout) payouts.push({ exDay: day, amount: payout.toFixed(2) });
    const year = fiscalYear(day);
    const pace = annualised ? prices.drift * (accruing[year] ?? 1) : movingPace * (moving[year] ?? 1);
    nav = nav
      .plus(payout ?? 0)
      .div(growthOf(pace + swingOf(random, prices.spread)))
      .round(4);
  }
  return { prices: earlier.reverse(), payouts: payouts.reverse() };
}

/** Income of the days since the price before, so that the NAV stays where it is. */
function dailyPayouts(days: readonly string[]): SamplePayout[] {
  return days.slice(1).map((day, index) => {
    const since = (Date.parse(day) - Date.parse(days[index] ?? day)) / dayMs;
    const rate = dailyPayerRate * (accruing[fiscalYear(day)] ?? 1);
    return { exDay: day, amount: new Big(rate).times(since).div(365).toFixed(4) };
  });
}

/** Five years, as the funds' prices: the same on every start, oldest first. */
export function sampleBenchmark({ values }: SeedBenchmark): { validityDate: string; nav: string }[] {
  const { seed, start, pace, spread, years } = values;
  const random = createRandom(seed);
  const factors = years === 'accruing' ? accruing : moving;
  let level = new Big(start);
  return businessDays(historyStart, lastDay).map((day, index) => {
    if (index > 0)
      level = level.times(growthOf(pace * (factors[fiscalYear(day)] ?? 1) + swingOf(random, spread))).round(4);
    return { validityDate: day, nav: level.toFixed(4) };
  });
}

/** Five years, the same on every start, exact decimals throughout; oldest first. */
export function sampleSeries(fund: SeedFund): { prices: SamplePrice[]; payouts: SamplePayout[] } {
  const loading = new Big(fund.load).div(100).times('1.15').plus(1);
  const earlier = earlierPrices(fund);
  const series = [...earlier.prices, ...yearOfPrices(fund)];
  const prices = series.map(({ day, nav }) => ({
    validityDate: day,
    nav: nav.toFixed(4),
    offer: nav.times(loading).toFixed(4),
    redemption: nav.toFixed(4),
  }));
  return { prices, payouts: fund.prices.held ? dailyPayouts(series.map(({ day }) => day)) : earlier.payouts };
}
