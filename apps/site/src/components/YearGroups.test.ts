import { expect, it } from 'vitest';
import { groupByYear } from './YearGroups.tsx';

it('groups by year in the order given, without what has no date', () => {
  const dates = ['2026-11-02', '2026-01-05', null, '2025-12-31'];
  expect(groupByYear(dates, (date) => date)).toEqual([
    { year: '2026', entries: ['2026-11-02', '2026-01-05'] },
    { year: '2025', entries: ['2025-12-31'] },
  ]);
});
