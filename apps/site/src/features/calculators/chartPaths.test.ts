import { describe, expect, it } from 'vitest';
import { growthPaths } from './chartPaths.ts';
import { growth } from './growth.ts';

const rowsOf = (years: number, monthly = 10_000, percent = 10) =>
  growth({ lump: 0, monthly, years, percent, raise: 0 });
const yearsOf = (years: number, most: number) =>
  growthPaths(rowsOf(years), 640, 220, most).ticks.map(({ year }) => year);

describe('growthPaths', () => {
  it('runs from today on the left to the end, from 0 at the foot to the largest on top', () => {
    const { line, end, last, value } = growthPaths(rowsOf(2), 640, 220, 6);
    expect(line.split(' ')).toHaveLength(3);
    expect(line.startsWith('0,220 ')).toBe(true);
    expect(line.endsWith(`${end},16`)).toBe(true);
    expect(value.endsWith(`${end},220`)).toBe(true);
    expect(last.value).toBe(16);
    expect(last.paidIn).toBeGreaterThan(16);
  });

  it.each([
    [1, 6, [0, 1]],
    [5, 6, [0, 1, 2, 3, 4, 5]],
    [15, 6, [0, 5, 10, 15]],
    [17, 6, [0, 5, 10, 17]],
    [40, 5, [0, 10, 20, 30, 40]],
    [40, 3, [0, 20, 40]],
  ])('names few of %i years, the first and the last among them', (years, most, named) => {
    expect(yearsOf(years, most)).toEqual(named);
  });

  it('keeps both names apart and inside, however close the lines end', () => {
    for (const rows of [rowsOf(10, 10_000, 0), rowsOf(40, 10_000, 20), rowsOf(10, 0, 0)]) {
      const { labels } = growthPaths(rows, 640, 220, 6);
      expect(labels.paidIn - labels.value).toBeGreaterThanOrEqual(38);
      expect(labels.value).toBeGreaterThanOrEqual(0);
      expect(labels.paidIn).toBeLessThanOrEqual(220);
    }
  });
});
