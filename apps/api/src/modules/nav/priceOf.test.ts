import { describe, expect, it } from 'vitest';
import { previousBusinessDay, priceOf } from './priceOf.ts';

const price = (validityDate: string, nav: string) => ({
  fundId: 'fund',
  validityDate,
  nav,
  offer: null,
  redemption: null,
});
const changeBetween = (before: string, latest: string) =>
  priceOf([price(before, '100'), price(latest, '100.25')])?.change ?? null;
const up = { direction: 'up', value: '0.2500', percent: '0.25' };

describe('the change on the day', () => {
  it.each([
    ['2026-11-19', '2026-11-20', 'the day before'],
    ['2026-11-20', '2026-11-23', 'Friday, on a Monday'],
    ['2026-11-22', '2026-11-23', 'a Sunday, where a fund announces those too'],
    ['2026-11-20', '2026-11-22', 'Friday, on a Sunday'],
  ])('from %s to %s is said: %s', (before, latest) => expect(changeBetween(before, latest)).toEqual(up));

  it.each([
    ['2026-11-18', '2026-11-20', 'a day is missing'],
    ['2026-11-19', '2026-11-23', 'Friday is missing'],
    ['2026-07-10', '2026-11-20', 'months are missing'],
  ])('from %s to %s is not: %s', (before, latest) => expect(changeBetween(before, latest)).toBeNull());

  it('is said across a holiday, and never on the ex-date of a payout', () => {
    const prices = [price('2026-11-06', '100'), price('2026-11-10', '101')];
    expect(priceOf(prices)?.change).toBeNull();
    expect(priceOf(prices, { closedDays: new Set(['2026-11-09']) })?.change).toMatchObject({ value: '1.0000' });
    const neighbours = [price('2026-11-19', '100'), price('2026-11-20', '93')];
    expect(priceOf(neighbours, { isExDay: true })?.change).toBeNull();
  });

  it('needs a price before it', () => {
    expect(priceOf([price('2026-11-20', '100')])?.change).toBeNull();
    expect(priceOf([])).toBeNull();
  });
});

it('steps back over the weekend, the month and the year', () => {
  expect(['2026-11-23', '2026-11-22', '2026-11-24', '2026-06-01', '2027-01-01'].map(previousBusinessDay)).toEqual([
    '2026-11-20',
    '2026-11-20',
    '2026-11-23',
    '2026-05-29',
    '2026-12-31',
  ]);
});
