import { describe, expect, it } from 'vitest';
import { type TaxRules, taxCredit } from './taxCredit.ts';

// Invented: nothing up to 500,000, then 10 %, and above 1,500,000 a fixed 100,000 and 20 % of the rest.
const rules: TaxRules = {
  slabs: [
    { above: '1500000', fixed: '100000', rate: '20' },
    { above: '0', fixed: '0', rate: '0' },
    { above: '500000', fixed: '0', rate: '10' },
  ],
  share: '20',
};

describe('taxCredit', () => {
  it('is the average rate times the contribution', () => {
    // A = 100,000 + 20 % of 500,000 = 200,000; A / B = 10 %; C = 300,000.
    expect(taxCredit(2_000_000, 300_000, rules)).toEqual({
      before: 200_000,
      credit: 30_000,
      after: 170_000,
      counted: 300_000,
      limit: 400_000,
      excess: 0,
      room: 100_000,
    });
  });

  it('counts no more than the share of the income', () => {
    expect(taxCredit(2_000_000, 450_000, rules)).toMatchObject({
      credit: 40_000,
      counted: 400_000,
      excess: 50_000,
      room: 0,
    });
    expect(taxCredit(2_000_000, 400_000, rules)).toMatchObject({ credit: 40_000, excess: 0, room: 0 });
  });

  it('takes a slab for what is above its bound, not for the bound itself', () => {
    expect(taxCredit(500_000, 0, rules).before).toBe(0);
    expect(taxCredit(500_010, 0, rules).before).toBe(1);
    expect(taxCredit(1_500_000, 0, rules).before).toBe(100_000);
    expect(taxCredit(1_500_005, 0, rules).before).toBe(100_001);
  });

  it('rounds half a rupee up, and only at the end', () => {
    // A = 10 % of 100,005 = 10,000.50.
    expect(taxCredit(600_005, 0, rules).before).toBe(10_001);
    // A = 50,000, B = 1,000,000, C = 10: the credit is exactly 0.50.
    expect(taxCredit(1_000_000, 10, rules)).toMatchObject({ before: 50_000, credit: 1, after: 49_999 });
    expect(taxCredit(1_000_000, 9, rules).credit).toBe(0);
  });

  it('keeps hundredths of a rate and of a fixed tax', () => {
    const fine: TaxRules = { slabs: [{ above: '0', fixed: '0.25', rate: '12.75' }], share: '20' };
    // 0.25 + 12.75 % of 1,000,001 = 127,500.3775.
    expect(taxCredit(1_000_001, 0, fine).before).toBe(127_500);
    // 0.25 + 12.75 % of 10 = 1.525.
    expect(taxCredit(10, 0, fine).before).toBe(2);
  });

  it('is nothing without income, without tax and without rules', () => {
    const nothing = { before: 0, credit: 0, after: 0 };
    expect(taxCredit(0, 100_000, rules)).toMatchObject({ ...nothing, limit: 0, excess: 100_000 });
    expect(taxCredit(400_000, 80_000, rules)).toMatchObject(nothing);
    expect(taxCredit(1_000_000, 100_000, { slabs: [], share: '20' })).toMatchObject(nothing);
  });

  it('is exact for amounts beyond what a double multiplies exactly', () => {
    // A = 100,000 + 20 % of 999,998,500,000 = 199,999,800,000; A / B × 200,000,000,000 = 39,999,960,000.
    expect(taxCredit(1_000_000_000_000, 1_000_000_000_000, rules)).toMatchObject({
      before: 199_999_800_000,
      credit: 39_999_960_000,
      after: 159_999_840_000,
    });
  });

  it('never falls when more is contributed, and never passes the tax', () => {
    const credits = Array.from({ length: 60 }, (_, step) => taxCredit(1_234_567, step * 10_007, rules));
    expect(credits.map(({ credit }) => credit)).toEqual(credits.map(({ credit }) => credit).toSorted((a, b) => a - b));
    for (const { before, credit, after } of credits) {
      expect(after).toBe(before - credit);
      expect(after).toBeGreaterThanOrEqual(0);
    }
    expect(credits.at(-1)?.credit).toBe(credits.at(-2)?.credit);
  });
});
