import { expect, it } from 'vitest';
import { fromSteps, toSteps } from './growthSteps.ts';

const days = ['2024-02-27', '2024-02-28', '2024-03-01', '2025-03-31', '2026-11-20'];
const lineOf = (values: readonly number[]) =>
  values.map((value, index) => ({ day: days[index] ?? '', value: String(value) }));

it('is the same growth again, also past a leap day, down, and without a benchmark', () => {
  const growth = {
    span: { from: '2024-02-27', to: '2026-11-20' },
    funds: [
      {
        id: '0198c0de-0000-7000-8000-000000000001',
        points: lineOf([100_000, 99_871, 100_004, 154_110, 154_110]),
        benchmark: lineOf([100_000, 100_001, 3, 0, 151_077]),
        months: { count: 32, fallen: 4 },
      },
      { id: '0198c0de-0000-7000-8000-000000000002', points: lineOf([100_000]), benchmark: [], months: null },
      { id: '0198c0de-0000-7000-8000-000000000003', points: [], benchmark: [], months: null },
    ],
  };
  expect(fromSteps(toSteps(growth))).toEqual(growth);
  expect(fromSteps(JSON.parse(JSON.stringify(toSteps(growth))))).toEqual(growth);
  expect(toSteps(growth).funds[0]?.points).toEqual({
    from: '2024-02-27',
    days: '0 1 2 395 599',
    values: '100000 -129 133 54106 0',
  });
});
