import { limits } from '@fundfront/content-model/limits';
import { describe, expect, it } from 'vitest';
import { growth, type Saving } from './growth.ts';

const none: Saving = { lump: 0, monthly: 0, years: 10, percent: 0, raise: 0 };
const endOf = (saving: Partial<Saving>) => growth({ ...none, ...saving }).at(-1);

describe('growth', () => {
  it('compounds one sum by the year', () => {
    // 100,000 × 1.1³ = 133,100.
    expect(growth({ ...none, lump: 100_000, years: 3, percent: 10 })).toEqual([
      { year: 0, paidIn: 100_000, value: 100_000 },
      { year: 1, paidIn: 100_000, value: 110_000 },
      { year: 2, paidIn: 100_000, value: 121_000 },
      { year: 3, paidIn: 100_000, value: 133_100 },
    ]);
  });

  it('is what was paid in where nothing is earned', () => {
    expect(endOf({ lump: 50_000, monthly: 5_000, years: 2 })).toEqual({ year: 2, paidIn: 170_000, value: 170_000 });
    // 12,000 in the first year, 13,200 in the second.
    expect(endOf({ monthly: 1_000, years: 2, raise: 10 })).toMatchObject({ paidIn: 25_200, value: 25_200 });
  });

  it('pays at the start of each month, at the twelfth root of the year’s return', () => {
    // With a = 1.12^(1/12) = 1.009488793: 1,000 × a × (1.12 − 1) / (a − 1) = 12,766.50.
    expect(endOf({ monthly: 1_000, years: 1, percent: 12 })?.value).toBe(12_766);
    // 10,000 × b × (1.1^10 − 1) / (b − 1), with b = 1.1^(1/12) = 1.007974140: 2,014,575.99.
    expect(endOf({ monthly: 10_000, years: 10, percent: 10 })?.value).toBe(2_014_576);
  });

  it('adds up: both together are the sum of each alone', () => {
    const terms = { years: 17, percent: 9.5, raise: 7 };
    const both = endOf({ ...terms, lump: 250_000, monthly: 12_500 })?.value ?? 0;
    const apart = (endOf({ ...terms, lump: 250_000 })?.value ?? 0) + (endOf({ ...terms, monthly: 12_500 })?.value ?? 0);
    expect(Math.abs(both - apart)).toBeLessThanOrEqual(1);
  });

  it('rises with the return and with every year', () => {
    const values = growth({ ...none, monthly: 10_000, years: 30, percent: 8 }).map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
    const byReturn = [0, 4, 8, 12, 20].map((percent) => endOf({ monthly: 10_000, percent })?.value ?? 0);
    expect(byReturn).toEqual(byReturn.toSorted((a, b) => a - b));
    expect(new Set(byReturn).size).toBe(5);
  });

  it('is right to the rupee at the largest inputs', () => {
    const { calculatorLump: lump, calculatorYears: years, calculatorPercent: percent } = limits;
    // The power is exact as a fraction: (6/5)^40.
    const exact = (BigInt(lump) * 6n ** 40n * 2n + 5n ** 40n) / (2n * 5n ** 40n);
    expect([percent, years]).toEqual([20, 40]);
    expect(BigInt(endOf({ lump, years, percent })?.value ?? 0)).toBe(exact);
    const most = endOf({ lump, monthly: limits.calculatorMonthly, years, percent, raise: percent });
    expect(most?.value).toBeLessThan(8e12);
  });
});
