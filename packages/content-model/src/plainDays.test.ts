import { describe, expect, it } from 'vitest';
import { daysBetween, isPlainDay, monthsBefore } from './plainDays.ts';

describe('plain days', () => {
  it.each([
    ['2026-11-20', 3, '2026-08-20'],
    ['2026-05-31', 3, '2026-02-28'],
    ['2028-05-31', 3, '2028-02-29'],
    ['2026-01-15', 3, '2025-10-15'],
    ['2026-01-31', 12, '2025-01-31'],
  ])('%s, %i months earlier, is %s', (day, months, expected) => {
    expect(monthsBefore(day, months)).toBe(expected);
  });

  it('are counted across a leap day', () => {
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
  });

  it.each(['2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '', 'yesterday', '2026-01-01T00:00:00Z'])(
    'know that “%s” is none',
    (text) => {
      expect(isPlainDay(text)).toBe(false);
    },
  );

  it('know one', () => {
    expect(['2026-02-28', '2028-02-29'].every(isPlainDay)).toBe(true);
  });
});
