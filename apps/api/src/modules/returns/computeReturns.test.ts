import { addDays } from '@fundfront/content-model/karachi';
import { daysBetween } from '@fundfront/content-model/plainDays';
import { describe, expect, it } from 'vitest';
import { computeReturns, type ReturnsInput } from './computeReturns.ts';
import type { DayPrice, Payout } from './growth.ts';

const pricesOf = (text: string): DayPrice[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [day = '', nav = ''] = line.trim().split(' ');
      return { day, nav };
    });

const input = (given: Partial<ReturnsInput> & Pick<ReturnsInput, 'prices' | 'asOf'>): ReturnsInput => ({
  payouts: [],
  basis: 'absolute',
  inception: null,
  ...given,
});

/** `period: percent basis (cagr) from > base`, as somebody would write it down. */
const written = (given: ReturnsInput) =>
  computeReturns(given).map(
    ({ period, percent, basis, cagr, from, base }) =>
      `${period}: ${percent} ${basis}${cagr === null ? '' : ` (${cagr})`} ${from} > ${base}`,
  );

const percentOf = (given: ReturnsInput, period: string) =>
  computeReturns(given).find((figure) => figure.period === period)?.percent;

const years = pricesOf(`
  2022-12-30 70
  2023-06-30 80
  2023-12-29 84
  2024-06-28 96
  2024-12-31 100
  2025-06-30 120
  2025-12-31 108
  2026-06-30 126`);
const payout: Payout = { exDay: '2025-06-30', amount: '6', exNav: '120' };

describe('figures that were computed by hand', () => {
  it('of a fund with absolute returns: (126 / NAV₀) × (126 / 120 where the payout lies within) − 1', () => {
    const given = input({ prices: years, payouts: [payout], asOf: '2026-06-30', inception: '2022-12-30' });
    expect(written(given)).toEqual([
      // On the last day of a fiscal year, all of it is to date; the payout of its first day belongs to the year before.
      'ytd: 5.00 absolute 2025-06-30 > 2025-06-30',
      'cytd: 16.67 absolute 2025-12-31 > 2025-12-31',
      'd180: 16.67 absolute 2026-01-01 > 2025-12-31',
      'd365: 5.00 absolute 2025-06-30 > 2025-06-30',
      // 1.378125 over 732 days from the price of the Friday before; 1.65375 over 1,096.
      'y2: 37.81 absolute (17.34) 2024-06-30 > 2024-06-28',
      'y3: 65.38 absolute (18.24) 2023-06-30 > 2023-06-30',
      'inception: 89.00 absolute (19.94) 2022-12-30 > 2022-12-30',
      'fy2024: 20.00 absolute 2023-06-30 > 2023-06-30',
      'fy2025: 31.25 absolute 2024-06-30 > 2024-06-28',
      'fy2026: 5.00 absolute 2025-06-30 > 2025-06-30',
      'cy2023: 20.00 absolute 2022-12-31 > 2022-12-30',
      'cy2024: 19.05 absolute 2023-12-31 > 2023-12-29',
      'cy2025: 13.40 absolute 2024-12-31 > 2024-12-31',
    ]);
  });

  it('of a fund with annualised returns: R × 365 / days up to a year, a compound rate beyond', () => {
    const prices = pricesOf(`
      2024-06-30 88.2
      2025-06-30 100
      2025-12-31 105
      2026-06-30 110.25`);
    expect(written(input({ prices, asOf: '2026-06-30', basis: 'annualised' }))).toEqual([
      'ytd: 10.25 annualised 2025-06-30 > 2025-06-30',
      // 5 % in 181 days
      'cytd: 10.08 annualised 2025-12-31 > 2025-12-31',
      'd180: 10.08 annualised 2026-01-01 > 2025-12-31',
      'd365: 10.25 annualised 2025-06-30 > 2025-06-30',
      // √1.25 − 1
      'y2: 11.80 cagr 2024-06-30 > 2024-06-30',
      'fy2025: 13.38 annualised 2024-06-30 > 2024-06-30',
      'fy2026: 10.25 annualised 2025-06-30 > 2025-06-30',
    ]);
  });

  it('of a price that never moves: payouts of 0.03 on 100 a day for ten days', () => {
    const days = Array.from({ length: 12 }, (_, index) => addDays('2026-11-09', index));
    const prices = days.map((day) => ({ day, nav: '100' }));
    const payouts = days.map((exDay) => ({ exDay, amount: '0.03', exNav: '100' }));
    const given = input({ prices, payouts, asOf: '2026-11-20', inception: '2026-11-10', basis: 'annualised' });
    // 1.0003¹⁰ − 1 = 0.300405 %, × 365 / 10
    expect(written(given)).toEqual([
      'd1: 10.95 annualised 2026-11-19 > 2026-11-19',
      'inception: 10.96 annualised 2026-11-10 > 2026-11-10',
    ]);
  });

  it('of a loss of almost all, and of a gain of none, without a sign', () => {
    const prices = pricesOf(`
      2023-11-20 100
      2026-11-19 0.5
      2026-11-20 0.5`);
    expect(written(input({ prices, asOf: '2026-11-20' }))).toEqual([
      'd1: 0.00 absolute 2026-11-19 > 2026-11-19',
      'y3: -99.50 absolute (-82.87) 2023-11-20 > 2023-11-20',
    ]);
    const dip = pricesOf(`
      2026-11-19 100000
      2026-11-20 99999`);
    expect(percentOf(input({ prices: dip, asOf: '2026-11-20' }), 'd1')).toBe('0.00');
  });
});

describe('the benchmark beside a figure', () => {
  const prices = pricesOf(`
    2026-10-20 100
    2026-11-19 104
    2026-11-20 105
    2026-11-22 105.1`);
  const beside = (given: Partial<ReturnsInput>) =>
    Object.fromEntries(
      computeReturns(input({ prices, asOf: '2026-11-20', ...given })).map(({ period, percent, benchmark }) => [
        period,
        [percent, benchmark],
      ]),
    );
  const benchmark = pricesOf(`
    2026-10-16 40000
    2026-11-19 41000
    2026-11-20 41205`);

  it('is from the value that stood on the day of the start NAV, on the basis of the fund', () => {
    // 41,205 / 41,000 and 41,205 / 40,000; the Friday stands for the Tuesday, which is in no series here.
    expect(beside({ benchmark })).toMatchObject({ d1: ['0.96', '0.50'], d30: ['5.00', '3.01'] });
    // × 365 / 31 days
    expect(beside({ benchmark, basis: 'annualised' }).d30).toEqual(['58.87', '35.47']);
  });

  it('is not known without a value of the last weekday, nor where the start is too old', () => {
    expect(beside({ benchmark: benchmark.slice(0, 2) })).toMatchObject({ d1: ['0.96', null], d30: ['5.00', null] });
    // The price of a Sunday: the index stands since the Friday.
    expect(beside({ benchmark, asOf: '2026-11-22' }).d1).toEqual(['0.10', null]);
    expect(beside({ benchmark, asOf: '2026-11-22' }).d30?.[1]).toBe('3.01');
    const late = pricesOf(`
      2026-10-09 40000
      2026-11-20 41205`);
    expect(beside({ benchmark: late }).d30).toEqual(['5.00', null]);
  });
});

describe('a period is left out', () => {
  const asOf = '2026-11-20';
  const last = { day: asOf, nav: '110' };

  it('where the fund is younger, or its price before the start is older than ten days', () => {
    const at = (day: string) => percentOf(input({ prices: [{ day, nav: '100' }, last], asOf }), 'd30');
    expect(['2026-10-11', '2026-10-10', '2026-10-22'].map(at)).toEqual(['10.00', undefined, undefined]);
  });

  it('where a payout in it has no price of its ex-day, and only there', () => {
    const prices = [{ day: '2026-08-21', nav: '100' }, { day: '2026-10-21', nav: '105' }, last];
    const payouts = [{ exDay: '2026-09-20', amount: '1', exNav: null }];
    const given = input({ prices, payouts, asOf });
    expect(percentOf(given, 'd30')).toBe('4.76');
    expect(percentOf(given, 'd90')).toBeUndefined();
    expect(percentOf({ ...given, payouts: [] }, 'd90')).toBe('10.00');
  });

  it('where the price stood still for thirty prices without a payout, for then payouts are missing', () => {
    const still = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ day: addDays(asOf, index + 1 - count), nav: '100' }));
    const before = { day: '2026-08-22', nav: '99' };
    const periods = (prices: DayPrice[], payouts: Payout[] = []) =>
      computeReturns(input({ prices, payouts, asOf })).map(({ period }) => period);
    expect(periods([before, ...still(30)])).toEqual([]);
    expect(periods([before, ...still(29)])).toEqual(['mtd', 'd1', 'd15', 'd90']);
    const half = { exDay: addDays(asOf, -20), amount: '0.5', exNav: '100' };
    expect(periods([before, ...still(30)], [half])).toEqual(['mtd', 'd1', 'd15', 'd90']);
    // A fund that moves again is computed again, over the time since.
    const later = [...still(30), { day: addDays(asOf, 1), nav: '100.1' }, { day: addDays(asOf, 2), nav: '100.2' }];
    expect(computeReturns(input({ prices: later, asOf: addDays(asOf, 2) })).map(({ period }) => period)).toEqual([
      'd1',
    ]);
  });

  it('of a fund without prices', () => {
    expect(computeReturns(input({ prices: [], asOf, inception: '2020-01-01' }))).toEqual([]);
  });
});

describe('starts', () => {
  const startsOf = (asOf: string) => {
    const prices = Array.from({ length: 1900 }, (_, index) => ({
      day: addDays(asOf, -index),
      nav: String(5000 - index),
    }));
    return new Map(computeReturns(input({ prices, asOf })).map(({ period, from }) => [period, from]));
  };

  it('are the last day of the month, of the fiscal and of the calendar year before', () => {
    expect(Object.fromEntries(startsOf('2026-07-31'))).toMatchObject({
      mtd: '2026-06-30',
      ytd: '2026-06-30',
      cytd: '2025-12-31',
      d15: '2026-07-16',
      y5: '2021-07-31',
      fy2026: '2025-06-30',
    });
    expect(startsOf('2026-07-01').get('ytd')).toBe('2026-06-30');
    expect(startsOf('2026-06-30').get('ytd')).toBe('2025-06-30');
  });

  it('go from a leap day to the 28th', () => {
    const starts = startsOf('2024-02-29');
    expect([starts.get('y2'), starts.get('y3'), starts.get('d365')]).toEqual([
      '2022-02-28',
      '2021-02-28',
      '2023-03-01',
    ]);
  });
});

/** Mulberry32, as whole numbers below `below`. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Three years of business days with payouts here and there. */
function someFund(seed: number): ReturnsInput {
  const random = randomFrom(seed);
  const prices: DayPrice[] = [];
  const payouts: Payout[] = [];
  let nav = 500_000 + random(1_000_000);
  for (let index = 0; index < 1_150; index += 1) {
    const day = addDays('2023-09-28', index);
    if (new Date(day).getUTCDay() % 6 === 0) continue;
    nav = Math.max(1_000, nav + random(20_001) - 9_900);
    const text = (nav / 10_000).toFixed(4);
    prices.push({ day, nav: text });
    if (random(40) === 0) payouts.push({ exDay: day, amount: (0.01 * (1 + random(400))).toFixed(2), exNav: text });
  }
  return input({ prices, payouts, asOf: prices.at(-1)?.day ?? '', inception: prices[0]?.day ?? null });
}

const seeds = Array.from({ length: 25 }, (_, index) => index + 1);

describe.each(seeds)('whatever a fund does (%i)', (seed) => {
  const fund = someFund(seed);
  const figures = computeReturns(fund);

  it('has figures for every period that its prices reach back to', () => {
    expect(figures.map(({ period }) => period)).toEqual(
      expect.arrayContaining(['mtd', 'ytd', 'cytd', 'd1', 'd365', 'y2', 'y3', 'inception', 'fy2025', 'cy2025']),
    );
    for (const { from, base } of figures) expect(daysBetween(base, from)).toBeLessThanOrEqual(10);
  });

  it('does not depend on the order of prices and payouts, nor on what comes after', () => {
    const later = { day: addDays(fund.asOf, 1), nav: '1' };
    const prices = [later, ...fund.prices].reverse();
    const payouts = [...fund.payouts].reverse();
    expect(computeReturns({ ...fund, prices, payouts })).toEqual(figures);
  });

  it('does not depend on the unit: prices and payouts in tenths give the same', () => {
    const tenth = (text: string) => String(Number((Number(text) / 10).toFixed(6)));
    const prices = fund.prices.map(({ day, nav }) => ({ day, nav: tenth(nav) }));
    const payouts = fund.payouts.map(({ exDay, amount, exNav }) => ({
      exDay,
      amount: tenth(amount),
      exNav: exNav && tenth(exNav),
    }));
    expect(computeReturns({ ...fund, prices, payouts })).toEqual(figures);
  });

  it('takes two payouts of a day for their sum', () => {
    const payouts = fund.payouts.flatMap(({ amount, ...payout }) => [
      { ...payout, amount: '0.01' },
      { ...payout, amount: (Number(amount) + 0.99).toFixed(2) },
    ]);
    const sums = fund.payouts.map(({ amount, ...payout }) => ({ ...payout, amount: (Number(amount) + 1).toFixed(2) }));
    expect(computeReturns({ ...fund, payouts })).toEqual(computeReturns({ ...fund, payouts: sums }));
  });

  it('multiplies over intervals: since inception is until a day times since that day', () => {
    const middle = fund.prices[Math.floor(fund.prices.length / 2)]?.day ?? '';
    const growth = (given: ReturnsInput) => 1 + Number(percentOf(given, 'inception')) / 100;
    const whole = growth(fund);
    const parts = growth({ ...fund, asOf: middle }) * growth({ ...fund, inception: middle });
    // Each factor is rounded to two decimals of a per cent.
    expect(Math.abs(whole - parts)).toBeLessThan(0.0002 * Math.max(1, whole));
  });

  it('grows by every payout, and by nothing else', () => {
    const without = computeReturns({ ...fund, payouts: [] });
    for (const { period, percent } of without) {
      expect(Number(figures.find((figure) => figure.period === period)?.percent)).toBeGreaterThanOrEqual(
        Number(percent),
      );
    }
    expect(percentOf(fund, 'inception')).not.toBe(percentOf({ ...fund, payouts: [] }, 'inception'));
  });

  it('compounds back to the absolute return', () => {
    const whole = figures.find(({ period }) => period === 'inception');
    const days = daysBetween(whole?.base ?? '', fund.asOf);
    const again = ((1 + Number(whole?.cagr) / 100) ** (days / 365) - 1) * 100;
    expect(Math.abs(again - Number(whole?.percent))).toBeLessThan(0.05 * (1 + Math.abs(Number(whole?.percent)) / 100));
  });
});
