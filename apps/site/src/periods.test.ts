import { expect, it } from 'vitest';
import { fiscalYear, startOf } from './periods.ts';

it('knows when a period began that ends on a day', () => {
  const end = '2026-11-20';
  expect(startOf('d90', end)).toBe('2026-08-22');
  expect(startOf('d365', end)).toBe('2025-11-20');
  const months = (['m1', 'm3', 'm6'] as const).map((period) => startOf(period, '2026-05-31'));
  expect(months).toEqual(['2026-04-30', '2026-02-28', '2025-11-30']);
  expect(startOf('y3', end)).toBe('2023-11-20');
  expect(startOf('y5', '2028-02-29')).toBe('2023-02-28');
  expect([startOf('all', end), startOf('inception', end)]).toEqual([null, null]);
});

it('begins the fiscal year to date at the end of June', () => {
  expect(['2026-06-30', '2026-07-01', '2026-11-20'].map(fiscalYear)).toEqual([2026, 2027, 2027]);
  expect(['2026-06-29', '2026-06-30', '2026-07-01', '2027-01-04'].map((end) => startOf('ytd', end))).toEqual([
    '2025-06-30',
    '2025-06-30',
    '2026-06-30',
    '2026-06-30',
  ]);
});
