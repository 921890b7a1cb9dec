import { dayMs } from '@fundfront/content-model/karachi';
import Big from 'big.js';
import { categories } from './categories.ts';
import type { SeedFund } from './funds.ts';

/** First day of the series (the fiscal year's base) and the last validity date. */
const firstDay = '2026-06-30';
const lastDay = '2026-11-20';

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

export interface SamplePrice {
  validityDate: string;
  nav: string;
  offer: string;
  redemption: string;
}

export interface SampleReturns {
  asOf: string;
  basis: 'annualised' | 'absolute';
  figures: Record<string, string>;
}

function businessDays(): string[] {
  const days: string[] = [];
  for (let time = Date.parse(firstDay); time <= Date.parse(lastDay); time += dayMs) {
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days.push(toDay(time));
  }
  return days;
}

/** Mulberry32: the same whole numbers from the same seed on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/** The same on every start, exact decimals throughout. */
export function samplePrices({ prices, load }: SeedFund): SamplePrice[] {
  const random = createRandom(prices.seed);
  const loading = new Big(load).div(100).times('1.15').plus(1);
  const days = businessDays();
  let nav = new Big(prices.start);
  return days.slice(0, days.length - (prices.lag ?? 0)).map((validityDate, index) => {
    if (index > 0) {
      const swing = prices.spread === 0 ? 0 : (random() % (2 * prices.spread + 1)) - prices.spread;
      nav = nav.times(new Big(1_000_000 + prices.drift + swing).div(1_000_000)).round(4);
    }
    return {
      validityDate,
      nav: nav.toFixed(4),
      offer: nav.times(loading).toFixed(4),
      redemption: nav.toFixed(4),
    };
  });
}

export function sampleReturns(fund: SeedFund, prices: readonly SamplePrice[]): SampleReturns {
  const last = prices.at(-1);
  if (!last) throw new Error(`The sample series of ${fund.title} is empty`);
  const { basis } = categories[fund.category];
  if (fund.prices.held) return { asOf: last.validityDate, basis, figures: fund.prices.held };
  const since = (start: string): string => {
    const base = prices.filter((price) => price.validityDate <= start).at(-1) ?? last;
    const days = daysBetween(base.validityDate, last.validityDate);
    const gain = new Big(last.nav).div(base.nav).minus(1).times(100);
    return (basis === 'annualised' && days > 0 ? gain.times(365).div(days) : gain).toFixed(2);
  };
  const back = (days: number) => since(toDay(Date.parse(last.validityDate) - days * dayMs));
  return {
    asOf: last.validityDate,
    basis,
    figures: { ytd: since(firstDay), mtd: since('2026-10-31'), d1: back(1), d30: back(30), d90: back(90) },
  };
}
