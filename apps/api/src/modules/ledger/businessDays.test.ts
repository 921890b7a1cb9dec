import { addDays } from '@fundfront/content-model/karachi';
import { describe, expect, it } from 'vitest';
import { isWeekend, weekdaysBetween } from './businessDays.ts';

describe('weekdays between two days', () => {
  const friday = '2026-11-20';

  it.each([
    [friday, friday, 0],
    [friday, '2026-11-21', 0],
    [friday, '2026-11-23', 1],
    ['2026-11-21', '2026-11-22', 0],
    ['2026-11-16', friday, 4],
    [friday, '2026-11-13', -5],
  ])('%s to %s: %i', (from, to, count) => {
    expect(weekdaysBetween(from, to)).toBe(count);
  });

  it('are as many as one counts, over three weeks from any day of one', () => {
    for (let start = 0; start < 7; start += 1) {
      let counted = 0;
      for (let days = 1; days <= 21; days += 1) {
        const to = addDays(friday, start + days);
        if (!isWeekend(to)) counted += 1;
        expect(weekdaysBetween(addDays(friday, start), to)).toBe(counted);
      }
    }
  });
});
