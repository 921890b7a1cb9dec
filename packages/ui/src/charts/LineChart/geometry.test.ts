import { describe, expect, it } from 'vitest';
import {
  axisAround,
  axisOf,
  dateTicks,
  dayNumber,
  moveCursor,
  nearestIndex,
  pathOf,
  scaleOf,
  segmentsOf,
  spread,
  thin,
} from './geometry.ts';

const point = (day: string, value = '100') => ({ day, value });
const dayAt = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

describe('lines', () => {
  it('end where more than seven days are missing, and go on over seven', () => {
    const days = ['2026-11-01', '2026-11-08', '2026-11-16', '2026-11-17'];
    expect(segmentsOf(days.map((day) => point(day))).map((segment) => segment.length)).toEqual([2, 2]);
  });

  it('follow what a thinned series knows of the days left out', () => {
    const far = { ...point('2026-12-01'), joined: true };
    expect(segmentsOf([point('2026-11-01'), far])).toHaveLength(1);
    expect(segmentsOf([point('2026-11-01'), { ...point('2026-11-02'), joined: false }])).toHaveLength(2);
  });
});

describe('thin', () => {
  const points = Array.from({ length: 1_000 }, (_, index) =>
    point(dayAt(index), index === 613 ? '250.0000' : index === 200 ? '3.5000' : String(100 + (index % 7))),
  );

  it('leaves about as many as asked for, with both ends, the peak and the bottom, as they were', () => {
    const few = thin(points, 240);
    expect(few.length).toBeLessThanOrEqual(242);
    expect(few.length).toBeGreaterThan(200);
    expect([few[0]?.day, few.at(-1)?.day]).toEqual([dayAt(0), dayAt(999)]);
    expect(few.map(({ value }) => value)).toEqual(expect.arrayContaining(['250.0000', '3.5000']));
    expect(few.every(({ day }, index) => index === 0 || day > (few[index - 1]?.day ?? ''))).toBe(true);
  });

  it('keeps gaps, and makes none', () => {
    const holed = points.filter((_, index) => index < 400 || index >= 420);
    expect(segmentsOf(thin(holed, 60)).map((segment) => [segment[0]?.day, segment.at(-1)?.day])).toEqual([
      [dayAt(0), dayAt(399)],
      [dayAt(420), dayAt(999)],
    ]);
  });

  it('leaves a short series alone', () => {
    expect(thin(points.slice(0, 3), 240)).toEqual(points.slice(0, 3));
    expect(thin([], 240)).toEqual([]);
  });
});

describe('the axis', () => {
  it.each([
    [[99.92, 102.69], 99, 103],
    [[98.7, 101.3], 98, 102],
    [[0.07, 0.57], 0, 0.6],
    [[100_000, 187_000], 100_000, 200_000],
    [[-2.5, 7], -3, 9],
  ])('of %j is round and holds it', (values, bottom, top) => {
    const axis = axisOf(values);
    expect(axis.bottom).toBeLessThanOrEqual(Math.min(...values));
    expect(axis.top).toBeGreaterThanOrEqual(Math.max(...values));
    expect(axis.ticks.length).toBeLessThanOrEqual(5);
    expect(axis.ticks.length).toBeGreaterThanOrEqual(2);
    expect([axis.ticks[0], axis.ticks.at(-1)]).toEqual([axis.bottom, axis.top]);
    expect(axis.bottom).toBeGreaterThanOrEqual(bottom - (top - bottom) / 2);
    expect(axis.top).toBeLessThanOrEqual(top + (top - bottom) / 2);
  });

  it('begins below a base, and at it where it is zero', () => {
    expect(axisAround([100_000, 154_110], 100_000)).toMatchObject({ bottom: 95_000, top: 160_000 });
    expect(axisAround([100_000, 104_300], 100_000)).toMatchObject({ bottom: 99_500, top: 106_000 });
    expect(axisAround([92_000, 104_300], 100_000).bottom).toBeLessThanOrEqual(92_000);
    expect(axisAround([100_000, 100_000], 100_000).bottom).toBeLessThan(100_000);
    expect(axisAround([12, 30], 0).bottom).toBe(0);
  });

  it('has room around a price that stood still, and never below zero', () => {
    const still = axisOf([100]);
    expect(still.bottom).toBeLessThan(100);
    expect(still.top).toBeGreaterThan(100);
    expect(axisOf([0.0001]).bottom).toBeGreaterThanOrEqual(0);
  });

  it('shows each tick with all the decimals that tell it from the next', () => {
    for (const values of [
      [99.92, 100.03],
      [100, 110],
      [0.07, 0.57],
      [12.1, 12.15],
    ]) {
      const { ticks, digits } = axisOf(values);
      expect(ticks.map((tick) => Number(tick.toFixed(digits)))).toEqual(ticks);
    }
  });
});

describe('the drawing', () => {
  const scale = scaleOf(
    ['2026-11-01', '2026-11-05'],
    { bottom: 100, top: 104, ticks: [], digits: 0 },
    {
      width: 400,
      height: 100,
    },
  );

  it('places days by their distance, and higher prices higher', () => {
    expect(['2026-11-01', '2026-11-02', '2026-11-05'].map(scale.x)).toEqual([0, 100, 400]);
    expect([100, 101, 104].map(scale.y)).toEqual([100, 75, 0]);
    expect(pathOf([point('2026-11-01', '100'), point('2026-11-02', '101')], scale)).toBe('M0 100l100-25');
  });

  it('goes from place to place by exact steps, with no sign more than a path needs', () => {
    const values = ['100', '100.03', '103.99', '103.96', '103.99'];
    const line = values.map((value, index) => point(`2026-11-0${index + 1}`, value));
    expect(pathOf(line, scale)).toBe('M0 100l100-.8 100-98.9 100 .7 100-.7');
  });

  it('leaves out places that the line passes within half a pixel, and no bend', () => {
    const pathThrough = (values: number[]) =>
      pathOf(
        values.map((value, index) => point(dayAt(index), String(value))),
        { x: (day) => 10 * [...values.keys()].findIndex((index) => dayAt(index) === day), y: (value) => value },
      );
    expect(pathThrough([0, 10.5, 19.5, 30.5, 40])).toBe('M0 0l40 40');
    expect(pathThrough([0, 10, 20, 12, 4, 14])).toBe('M0 0l20 20 20-16 10 10');
    expect(pathThrough([5, 5, 5])).toBe('M0 5l20 0');
    expect(pathThrough([0, 50])).toBe('M0 0l10 50');
  });

  it('shows a day between two gaps', () => {
    expect(pathOf([point('2026-11-02', '101')], scale)).toBe('M99 75h2');
  });

  it('names both ends of the time and few days between', () => {
    const days = Array.from({ length: 65 }, (_, index) => dayAt(index));
    expect(dateTicks(days, 4)).toEqual([dayAt(0), dayAt(21), dayAt(43), dayAt(64)]);
    expect(dateTicks(days.slice(0, 1), 4)).toEqual([dayAt(0)]);
    expect(dateTicks([], 4)).toEqual([]);
  });

  it('moves names at the ends of lines apart, within the drawing and in their order', () => {
    expect(spread([50, 52, 200], 38, 240)).toEqual([50, 88, 200]);
    expect(spread([230, 225], 38, 240)).toEqual([240, 202]);
  });
});

describe('the cursor', () => {
  const days = ['2026-08-31', '2026-09-01', '2026-09-29', '2026-10-05', '2026-11-02'];

  it('moves a point, and stops at the ends', () => {
    expect(moveCursor(days, 2, 'ArrowRight', false)).toBe(3);
    expect(moveCursor(days, 2, 'ArrowLeft', false)).toBe(1);
    expect(moveCursor(days, 4, 'ArrowRight', false)).toBe(4);
    expect(moveCursor(days, 0, 'ArrowLeft', false)).toBe(0);
  });

  it('begins at the end that it comes from', () => {
    expect(moveCursor(days, null, 'ArrowLeft', false)).toBe(4);
    expect(moveCursor(days, null, 'ArrowRight', false)).toBe(0);
  });

  it('moves a month, to the last day of a shorter one, and always somewhere', () => {
    expect(moveCursor(days, 0, 'ArrowRight', true)).toBe(2);
    expect(moveCursor(days, 3, 'ArrowLeft', true)).toBe(1);
    expect(moveCursor(['2026-01-01', '2026-08-01'], 0, 'ArrowRight', true)).toBe(1);
  });

  it('goes to both ends, and leaves other keys alone', () => {
    expect(moveCursor(days, 2, 'Home', false)).toBe(0);
    expect(moveCursor(days, 2, 'End', true)).toBe(4);
    expect(moveCursor(days, 2, 'PageDown', false)).toBeNull();
    expect(moveCursor(days, 2, 'toString', false)).toBeNull();
    expect(moveCursor([], null, 'End', false)).toBeNull();
  });

  it('finds the nearest day to a place', () => {
    expect(nearestIndex(days, dayNumber('2026-09-02'))).toBe(1);
    expect(nearestIndex(days, dayNumber('2020-01-01'))).toBe(0);
    expect(nearestIndex(days, dayNumber('2030-01-01'))).toBe(4);
  });
});
