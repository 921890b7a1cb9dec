import { describe, expect, it } from 'vitest';
import { costOf, type Goal, monthlyFor } from './goal.ts';
import { growth } from './growth.ts';

const plain: Goal = { goal: 1_200_000, years: 10, saved: 0, prices: 0 };

describe('monthlyFor', () => {
  it('divides the sum by the months where nothing is earned and prices stand still', () => {
    expect(monthlyFor(plain, 0)).toBe(10_000);
    expect(monthlyFor({ ...plain, saved: 600_000 }, 0)).toBe(5_000);
  });

  it('pays one year at the start of each month', () => {
    // Twelve payments of 1 at 12 % are worth 12.766498 at the end: 127,665 / 12.766498.
    expect(monthlyFor({ ...plain, goal: 127_665, years: 1 }, 12)).toBe(10_000);
  });

  it('raises the goal by the prices', () => {
    // 1,000,000 × 1.08² = 1,166,400; in 24 months without a return 48,600 each.
    const goal: Goal = { goal: 1_000_000, years: 2, saved: 0, prices: 8 };
    expect(costOf(goal)).toBe(1_166_400);
    expect(monthlyFor(goal, 0)).toBe(48_600);
  });

  it('asks for nothing where what is saved is enough', () => {
    expect(monthlyFor({ ...plain, saved: 1_200_000 }, 0)).toBe(0);
    // 700,000 × 1.1^10 = 1,815,620.
    expect(monthlyFor({ ...plain, saved: 700_000 }, 10)).toBe(0);
  });

  it('asks for less at a higher return', () => {
    const payments = [0, 6, 11, 15].map((percent) => monthlyFor(plain, percent));
    expect(payments).toEqual(payments.toSorted((a, b) => b - a));
    expect(new Set(payments).size).toBe(4);
  });

  it.each([
    [{ goal: 3_000_000, years: 10, saved: 0, prices: 8 }, 11],
    [{ goal: 20_000_000, years: 30, saved: 750_000, prices: 6.5 }, 15],
    [{ goal: 500_000, years: 3, saved: 100_000, prices: 10 }, 6],
  ] satisfies [Goal, number][])(
    'reaches the goal of %o at %d %%, as the growth calculator reckons',
    (goal, percent) => {
      const { years, saved } = goal;
      const monthly = monthlyFor(goal, percent);
      const reached = growth({ lump: saved, monthly, years, percent, raise: 0 }).at(-1)?.value ?? 0;
      // Half a rupee a month, with its growth.
      const rounding = growth({ lump: 0, monthly: 1, years, percent, raise: 0 }).at(-1)?.value ?? 0;
      expect(Math.abs(reached - costOf(goal))).toBeLessThanOrEqual(rounding);
      expect(monthly).toBeGreaterThan(0);
    },
  );
});
