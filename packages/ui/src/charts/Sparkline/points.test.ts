import { describe, expect, it } from 'vitest';
import { sparkPoints } from './Sparkline.tsx';

describe('sparkPoints', () => {
  it('runs from left to right, the highest value on top', () => {
    expect(sparkPoints([1, 3, 2], 100, 20, 2)).toEqual([
      [2, 18],
      [50, 2],
      [98, 10],
    ]);
  });

  it('draws a price that stood still as a level line', () => {
    expect(sparkPoints([100, 100], 100, 20, 2).map(([, y]) => y)).toEqual([10, 10]);
  });

  it('leaves out days without a value', () => {
    expect(sparkPoints([1, Number.NaN, 2], 100, 20, 0)).toHaveLength(2);
  });

  it('has nothing to draw for no values', () => {
    expect(sparkPoints([], 100, 20, 2)).toEqual([]);
  });
});
