import { expect, it } from 'vitest';
import { karachiDay, monthAfter, startOfKarachiDay } from './karachi.ts';

it.each([
  ['2027-03-01T18:59:59.999Z', '2027-03-01', '2027-02-28T19:00:00.000Z'],
  ['2027-03-01T19:00:00.000Z', '2027-03-02', '2027-03-01T19:00:00.000Z'],
])('%s is on %s in Karachi, which began at %s', (instant, day, start) => {
  expect(karachiDay(new Date(instant))).toBe(day);
  expect(startOfKarachiDay(new Date(instant)).toISOString()).toBe(start);
});

it('counts months over the turn of a year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});
