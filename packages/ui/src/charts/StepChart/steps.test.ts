import { describe, expect, it } from 'vitest';
import { bandPath, countTicks, hourTicks, spanOf, stepPath, stepScale } from './steps.ts';

const at = (time: string, day = 20) => Date.parse(`2026-11-${day}T${time}:00Z`);
const due = at('13:30');
const hours = ({ from, to }: { from: number; to: number }) =>
  [from, to].map((instant) => new Date(instant).toISOString().slice(8, 13));

describe('the axis of a day', () => {
  it.each([
    ['of whole hours about the due time', { at: [at('12:02')], now: at('12:46') }, ['20T09', '20T14']],
    ['with what was early', { at: [at('06:20')], now: at('12:46') }, ['20T06', '20T14']],
    ['on past the due time while something is missing', { at: [], now: at('15:10') }, ['20T09', '20T16']],
    ['not on for days', { at: [], now: at('12:00', 23) }, ['20T09', '20T17']],
    ['that ends when all is done', { at: [at('12:02'), at('14:20')], now: at('12:00', 23) }, ['20T09', '20T15']],
    [
      'with what came the next morning',
      { at: [at('12:02'), at('05:30', 21)], now: at('06:00', 21) },
      ['20T09', '21T06'],
    ],
    [
      'without what is absurdly far',
      { at: [at('12:02', 18), at('12:02', 25)], now: at('06:00', 26) },
      ['19T19', '21T08'],
    ],
  ])('is one %s', (_what, course, expected) => {
    expect(hours(spanOf({ total: 2, due, ...course }))).toEqual(expected);
  });

  it('has a tick for each hour, or for every second or third where there is less room', () => {
    const span = { from: at('09:00'), to: at('14:00') };
    const shown = (count: number) => hourTicks(span, count).map((tick) => new Date(tick).getUTCHours());
    expect(shown(10)).toEqual([9, 10, 11, 12, 13, 14]);
    expect(shown(4)).toEqual([9, 11, 13]);
    expect(shown(2)).toEqual([9, 12]);
  });

  it('counts nothing, half and all', () => {
    expect([countTicks(13), countTicks(2), countTicks(1)]).toEqual([
      [0, 6, 13],
      [0, 1, 2],
      [0, 1],
    ]);
  });
});

describe('the steps', () => {
  const scale = stepScale({ from: at('09:00'), to: at('14:00') }, 4, { width: 500, height: 100 });

  it('go up by one at each instant, and are level until now', () => {
    expect(stepPath([at('11:00'), at('11:00'), at('12:30')], at('13:00'), scale)).toBe(
      'M0 100H200V75H200V50H350V25H400',
    );
  });

  it('are a level line while nothing is done', () => {
    expect(stepPath([], at('10:00'), scale)).toBe('M0 100H100');
  });

  it('lie at the ends of the axis where they are outside of it', () => {
    expect(stepPath([at('02:00'), at('20:00')], at('21:00'), scale)).toBe('M0 100H0V75H500V50H500');
  });
});

it('the usual lies between its two lines', () => {
  const scale = stepScale({ from: at('09:00'), to: at('14:00') }, 4, { width: 500, height: 100 });
  const points = [
    { at: at('11:00'), low: 0, high: 0 },
    { at: at('12:00'), low: 1, high: 3 },
    { at: at('13:00'), low: 4, high: 4 },
  ];
  expect(bandPath(points, scale)).toBe('M200 100L300 25L400 0L400 0L300 75L200 100Z');
});
