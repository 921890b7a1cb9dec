import { describe, expect, it } from 'vitest';
import { barAxis, layoutBars } from './bars.ts';

const bar = (year: number, value: string) => ({ day: `${year}-06-30`, label: `FY${year}`, value, text: `${value}%` });
const size = { width: 300, height: 100 };

describe('bars', () => {
  it('begin at zero, and go down for a loss', () => {
    const bars = [bar(2024, '10'), bar(2025, '-5'), bar(2026, '5')];
    const axis = barAxis(bars);
    expect([axis.bottom, axis.top]).toEqual([-5, 10]);
    const [gain, loss, small] = layoutBars(bars, axis, size);
    expect([gain?.y, gain?.height]).toEqual([0, 66.7]);
    expect([loss?.y, loss?.height]).toEqual([66.7, 33.3]);
    expect((small?.y ?? 0) + (small?.height ?? 0)).toBeCloseTo(66.7, 0);
    expect(loss?.textY).toBeGreaterThan((loss?.y ?? 0) + (loss?.height ?? 0));
    expect(gain?.textY).toBeLessThan(gain?.y ?? 0);
  });

  it('stand in equal slots in the middle of them, never wider than needed', () => {
    const layout = layoutBars([bar(2025, '1'), bar(2026, '2')], barAxis([bar(2026, '2')]), size);
    expect(layout.map(({ middle }) => middle)).toEqual([75, 225]);
    expect(layout.map(({ width }) => width)).toEqual([56, 56]);
  });

  it('stand before what they are measured by, within the same slot', () => {
    const bars = [{ ...bar(2024, '10'), beside: '12' }, bar(2025, '-5'), { ...bar(2026, '5'), beside: '-3' }];
    const axis = barAxis(bars);
    expect([axis.bottom, axis.top]).toEqual([-5, 15]);
    const [first, loss, last] = layoutBars(bars, axis, size);
    expect([first?.middle, loss?.middle]).toEqual([50, 150]);
    expect([first?.x, first?.width, first?.beside?.x, first?.beside?.width]).toEqual([11, 37, 52, 37]);
    expect(first?.textY).toBeLessThan(first?.beside?.y ?? 0);
    expect([loss?.beside, loss?.around.width]).toEqual([null, 37]);
    expect(last?.around).toMatchObject({ y: 50, height: 40, width: 78 });
  });

  it('show nothing at all as a line', () => {
    const bars = [bar(2026, '0.00')];
    expect(layoutBars(bars, barAxis(bars), size)[0]?.height).toBe(1);
    expect(layoutBars([], barAxis([]), size)).toEqual([]);
  });
});
