import { describe, expect, it } from 'vitest';
import { chartOf, downsample, ticks } from './chartPoints.ts';

describe('thinned', () => {
  it('keeps both ends and never more than asked for', () => {
    const items = Array.from({ length: 1000 }, (_, index) => index);
    const few = downsample(items, 240);
    expect(few).toHaveLength(240);
    expect([few[0], few.at(-1)]).toEqual([0, 999]);
    expect(downsample([1, 2, 3], 240)).toEqual([1, 2, 3]);
  });
});

describe('ticks', () => {
  it('are round and lie inside the span', () => {
    expect(ticks(98.7, 101.3, 4)).toEqual([99, 100, 101]);
    expect(ticks(0.07, 0.57, 4)).toEqual([0.2, 0.4]);
  });
});

describe('chartOf', () => {
  const history = [
    { date: '2026-11-01', nav: '100.0000' },
    { date: '2026-11-02', nav: '101.0000' },
    { date: '2026-11-05', nav: '102.0000' },
  ];

  it('places days by their distance, not by their number', () => {
    const xs = chartOf(history, 400, 100, 3)
      .line.split(' ')
      .map((pair) => Number(pair.split(',')[0]));
    expect(xs).toEqual([0, 100, 400]);
  });

  it('draws higher prices higher and stays inside', () => {
    const ys = chartOf(history, 400, 100, 3)
      .line.split(' ')
      .map((pair) => Number(pair.split(',')[1]));
    expect(ys[0]).toBeGreaterThan(ys[2] ?? 0);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ys)).toBeLessThanOrEqual(100);
  });

  it('draws a flat price as a line in the middle', () => {
    const flat = chartOf(
      history.map((price) => ({ ...price, nav: '100.0000' })),
      400,
      100,
      2,
    );
    expect(new Set(flat.line.split(' ').map((pair) => pair.split(',')[1]))).toEqual(new Set(['50']));
  });
});
