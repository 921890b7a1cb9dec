import { describe, expect, it } from 'vitest';
import { usualCourse } from './usualCourse.ts';

const midnight = Date.parse('2026-11-20T00:00:00+05:00');
const minute = (time: string) => (Date.parse(`2026-11-20T${time}:00+05:00`) - midnight) / 60_000;
const day = (...times: string[]) => ({ minutes: times.map(minute), funds: 4 });
const usual = (days: Parameters<typeof usualCourse>[0], funds = 4) =>
  usualCourse(days, { funds, midnight }).map(({ at, low, high }) => [at.slice(11, 16), low, high]);

describe('the usual course of a day', () => {
  it('is what nine and one of ten days had by then, of as many funds as there are today', () => {
    const early = day('17:00', '17:00', '17:10', '17:30');
    const late = day('17:10', '17:30', '17:30', '17:30');
    const days = [...Array.from({ length: 10 }, () => early), late];
    expect(usual(days)).toEqual([
      ['11:45', 0, 0],
      ['12:00', 2, 2],
      ['12:15', 3, 3],
      ['12:30', 4, 4],
    ]);
    expect(usual([...days, late, late], 8)).toEqual([
      ['11:45', 0, 0],
      ['12:00', 0, 4],
      ['12:15', 2, 6],
      ['12:30', 8, 8],
    ]);
  });

  it('lies between the ranks', () => {
    const days = ['17:01', '17:16', '17:31', '17:46', '18:01'].map((time) => ({ minutes: [minute(time)], funds: 1 }));
    expect(usual(days, 10)[1]).toEqual(['12:15', 0, 6]);
  });

  it('does not reach all where some come a day later', () => {
    expect(usual(Array.from({ length: 5 }, () => day('17:00', '17:00'))).at(-1)).toEqual(['12:00', 2, 2]);
  });

  it('is unknown after fewer than five days', () => {
    expect(usual(Array.from({ length: 4 }, () => day('17:00')))).toEqual([]);
    expect(usual([])).toEqual([]);
  });
});
