import { describe, expect, it } from 'vitest';
import { type KnownOfFund, type PriceToCheck, priceFindings } from './priceFindings.ts';
import { formulaOn, offerOf } from './priceFormula.ts';
import { usualMove } from './usualMove.ts';

const navs = ['100.0000', '100.4000', '99.9000', '100.2000', '100.5000', '100.3000'].map((nav, index) => ({
  day: `2026-02-${20 + index}`,
  nav,
}));
const known: KnownOfFund = {
  navs,
  usual: { limit: 2, drift: 0, deviation: 0.4 },
  formula: { frontEndLoad: '3', taxOnLoad: '15' },
  inceptionDate: '2015-01-01',
  accrues: false,
  today: '2026-03-02',
  closed: null,
};
const price: PriceToCheck = { day: '2026-03-02', nav: '100.6000', offer: null, redemption: null, payout: null };
const kinds = (given: Partial<PriceToCheck>, of: Partial<KnownOfFund> = {}) =>
  priceFindings({ ...price, ...given }, { ...known, ...of }).map(({ kind, severity }) => `${kind} ${severity}`);
const suggestion = (given: Partial<PriceToCheck>) => priceFindings({ ...price, ...given }, known)[0]?.suggestion;

describe('nothing is said of', () => {
  it.each([
    ['a usual price', {}, {}],
    ['three prices that fit', { offer: '104.0707', redemption: '100.6000' }, {}],
    ['an offer off by the last digit', { offer: '104.0706' }, {}],
    [
      'an offer of a fund whose load is not known',
      { offer: '110' },
      { formula: { frontEndLoad: null, taxOnLoad: '15' } },
    ],
    ['a first price', { nav: '1' }, { navs: [] }],
    ['nothing', { nav: null }, {}],
    ['a weekend of a fund that accrues', {}, { closed: 'Weekend', accrues: true }],
    ['four days ahead', { day: '2026-03-06' }, {}],
  ])('%s', (_what, given, of) => {
    expect(kinds(given, of)).toEqual([]);
  });
});

describe('what is blocked', () => {
  it.each([
    ['zero', { nav: '0' }, 'not-positive blocked'],
    ['a negative offer', { offer: '-3' }, 'not-positive blocked'],
    ['ten times', { nav: '1006' }, 'decimal-slip blocked'],
    ['a hundredth', { nav: '1.006' }, 'decimal-slip blocked'],
    ['swapped', { offer: '100.6', redemption: '104.0707' }, 'swapped blocked'],
    ['redemption above the NAV', { redemption: '100.6001' }, 'redemption-above-nav blocked'],
    ['offer below the NAV', { offer: '100.5' }, 'offer-below-nav blocked'],
    ['five days ahead', { day: '2026-03-07' }, 'future blocked'],
    ['before the fund began', { day: '1926-03-01' }, 'before-inception blocked'],
  ])('%s', (_what, given, expected) => {
    expect(kinds(given)).toEqual([expected]);
  });

  it('comes with what was probably meant', () => {
    expect(suggestion({ nav: '1006.1234' })).toBe('100.6123');
    expect(suggestion({ nav: '10.06' })).toBe('100.6000');
    expect(suggestion({ offer: '90' })).toBe('104.0707');
  });
});

describe('what needs a reason', () => {
  it.each([
    ['an offer off its formula', { offer: '104.1' }, {}, 'off-formula reason'],
    ['a jump', { nav: '105.6' }, {}, 'jump reason'],
    ['the same price', { nav: '100.3' }, {}, 'same-as-before reason'],
    ['a Sunday', {}, { closed: 'Weekend' }, 'no-business-day reason'],
    ['a fall of a fund that accrues', { nav: '95' }, { accrues: true }, 'payout-missing reason'],
    [
      'a price that is back where it was',
      { nav: '102' },
      { navs: [...navs, { day: '2026-02-27', nav: '149.7' }], usual: { limit: 5, drift: 0, deviation: 1 } },
      'reversal reason',
    ],
  ])('%s', (_what, given, of, expected) => {
    expect(kinds(given, of)).toEqual([expected]);
  });
});

describe('after a gap', () => {
  const [day, today] = ['2026-08-24', '2026-08-24'];
  const textOf = (nav: string, usual: KnownOfFund['usual']) =>
    priceFindings({ ...price, day, nav }, { ...known, today, usual }).map(({ text }) => text);
  const income = { limit: 0.25, drift: 0.04, deviation: 0.01 };

  it('a price may have drifted as far as it does in so many days', () => {
    expect(textOf('107.7', income)).toEqual([]);
    expect(textOf('108.4', income)).toEqual(['Jump of +8.08% in 128 business days; limit 7.77%']);
  });

  it('a fall has no such drift: a payout may be missing', () => {
    expect(textOf('97.5', income)).toEqual(['Jump of −2.79% in 128 business days; limit 0.61%']);
    expect(kinds({ day, nav: '97.5' }, { today, usual: income, accrues: true })).toEqual(['payout-missing reason']);
  });

  it('what moves to and fro goes as far as a random walk', () => {
    const equity = { limit: 3, drift: 0, deviation: 0.6 };
    expect(textOf('132', equity)).toEqual([]);
    expect(textOf('60', equity)).toEqual(['Jump of −40.18% in 128 business days; limit 33.94%']);
  });
});

describe('what explains itself', () => {
  it('a fall by the payout', () => {
    expect(kinds({ nav: '93', payout: '7.5' })).toEqual(['ex-dividend explained']);
  });

  it('a price that stands still, of a fund that pays its income out every day', () => {
    const still = navs.map(({ day }) => ({ day, nav: '100.0000' }));
    expect(kinds({ nav: '100' }, { navs: still })).toEqual(['same-as-before explained']);
  });

  it('but not a payout that is too small for the fall', () => {
    expect(kinds({ nav: '90', payout: '1' })).toEqual(['jump reason']);
  });
});

describe('the usual move', () => {
  it('is five median deviations about the median of the category', () => {
    const series = Array.from({ length: 41 }, (_, index) => 100 * 1.01 ** Math.ceil(index / 2));
    const { limit, deviation } = usualMove([series]);
    expect(deviation).toBeCloseTo(0.5, 5);
    expect(limit).toBeCloseTo(0.5 + 5 * 0.5, 5);
  });

  it('is not moved by one outlier', () => {
    const calm = Array.from({ length: 60 }, (_, index) => 100 + (index % 3) * 0.1);
    const wild = calm.map((nav, index) => (index === 30 ? nav * 10 : nav));
    expect(usualMove([wild]).limit).toBeLessThan(2 * usualMove([calm]).limit);
  });

  it('is unknown, and wide, for a category with few prices', () => {
    expect(usualMove([[100, 101]])).toEqual({ limit: 15, drift: 0, deviation: null });
    expect(usualMove([])).toEqual({ limit: 15, drift: 0, deviation: null });
  });
});

it('offers are NAV × (1 + load × 1.15), half up', () => {
  expect(offerOf('109.4345', formulaOn('2026-01-01', '3'))).toBe('113.2100');
  expect(offerOf('104.8975', formulaOn('2026-01-01', '2'))).toBe('107.3101');
  expect(offerOf('100', formulaOn('2026-01-01', null))).toBeNull();
});
