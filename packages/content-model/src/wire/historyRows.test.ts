import { expect, it } from 'vitest';
import { historyRows } from './historyRows.ts';

const history = {
  prices: {
    days: ['2026-11-16', '2026-11-13', '2026-11-11'],
    navs: ['101.0000', '100.5000', '101.0000'],
    offers: ['103.0000', null, null],
    redemptions: [null, '100.0000', null],
  },
  before: { day: '2026-11-10', nav: '100.0000' },
  withoutChange: ['2026-11-13'],
  closures: [{ day: '2026-11-12', reason: { en: 'books closed', ur: 'کتب بند' } }],
  payouts: [
    { day: '2026-11-14', amount: '0.25' },
    { day: '2026-11-13', amount: '0.5' },
    { day: '2026-11-12', amount: '1' },
  ],
};

it('puts prices, days without one and payouts together, latest first', () => {
  const rows = historyRows(history);
  expect(rows.map(({ day, nav, payout }) => [day, nav, payout])).toEqual([
    ['2026-11-16', '101.0000', null],
    ['2026-11-14', null, '0.25'],
    ['2026-11-13', '100.5000', '0.5'],
    ['2026-11-12', null, '1'],
    ['2026-11-11', '101.0000', null],
  ]);
  expect(rows[0]).toMatchObject({ offer: '103.0000', redemption: null, reason: null });
  expect(rows[2]).toMatchObject({ offer: null, redemption: '100.0000' });
  expect(rows[3]?.reason?.en).toBe('books closed');
});

it('compares a price with the one before it, the oldest with the one before the range', () => {
  const changes = historyRows(history).map(({ change }) => change?.value ?? null);
  expect(changes).toEqual(['0.5000', null, null, null, '1.0000']);
  expect(historyRows({ ...history, before: null }).at(-1)?.change).toBeNull();
});
