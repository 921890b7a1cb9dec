import { describe, expect, it } from 'vitest';
import { changeOf, formulaPrices, padPrice, readPayout, readPrice, withNav } from './decimals.ts';

const load = { frontEndLoad: '2', taxOnLoad: '13' };

describe('what is typed into a price cell', () => {
  it.each([
    ['100.4127', '100.4127'],
    ['100.4', '100.4000'],
    ['100', '100.0000'],
    ['.5', '0.5000'],
    ['12.', '12.0000'],
    ['007.5', '7.5000'],
    ['1,234.5', '1234.5000'],
    ['1,23,456.7', '123456.7000'],
    ['۱۲۳٫۴۵', '123.4500'],
    ['۱٬۲۳۴٫۵', '1234.5000'],
    ['١٠٠', '100.0000'],
    [' 86.2214\u00a0', '86.2214'],
    ['\u200e−3.1', '-3.1000'],
    ['100.41270000', '100.4127'],
  ])('%j is %s', (typed, price) => expect(readPrice(typed)).toEqual({ value: price }));

  it('is nothing where it is empty', () => {
    expect(readPrice('')).toEqual({ value: null });
    expect(readPrice(' \u200f')).toEqual({ value: null });
  });

  it.each(['86,5', '1,23', '12.34.5', 'N/A', '1e3', '--1', '.', '100.41275', '1234567890123456'])(
    '%j is refused, not guessed',
    (typed) => expect(readPrice(typed).problem).toBeTruthy(),
  );

  it('takes payouts with six decimals, above zero', () => {
    expect(readPayout('3.500001')).toEqual({ value: '3.500001' });
    expect(readPayout('')).toEqual({ value: null });
    for (const typed of ['0', '0.000', '-1', '3.5000011']) expect(readPayout(typed).problem).toBeTruthy();
  });

  it('is padded to four decimals', () => {
    expect(padPrice('1')).toBe('1.0000');
    expect(padPrice('-1.25')).toBe('-1.2500');
  });
});

describe('what follows from a NAV', () => {
  it('is offer and redemption', () => {
    expect(formulaPrices('100.0000', load)).toEqual({ offer: '102.2600', redemption: '100.0000' });
    expect(formulaPrices('86.2214', { frontEndLoad: '0', taxOnLoad: '13' })).toEqual({
      offer: '86.2214',
      redemption: '86.2214',
    });
  });

  it('rounds a half up in whole numbers, where a float would fall short of it', () => {
    // 1.0050 × 1.01 = 1.01505 exactly; as a float it lies below.
    expect(formulaPrices('1.0050', { frontEndLoad: '1', taxOnLoad: '0' }).offer).toBe('1.0151');
    expect(formulaPrices('1.0049', { frontEndLoad: '1', taxOnLoad: '0' }).offer).toBe('1.0149');
    expect(formulaPrices('123456789012.3457', { frontEndLoad: '2.50', taxOnLoad: '16.5' }).offer).toBe(
      '127052467992.3303',
    );
  });

  it('is nothing without a price that can be announced', () => {
    for (const nav of [null, '0.0000', '-1.0000']) {
      expect(formulaPrices(nav, load)).toEqual({ offer: null, redemption: null });
    }
  });

  it('fills what was empty or by the formula, and leaves what was typed', () => {
    const filled = withNav({ nav: null, offer: null, redemption: null }, '100.0000', load);
    expect(filled).toEqual({ nav: '100.0000', offer: '102.2600', redemption: '100.0000' });
    expect(withNav(filled, '200.0000', load)).toEqual({ nav: '200.0000', offer: '204.5200', redemption: '200.0000' });
    expect(withNav({ ...filled, offer: '103.0000' }, '200.0000', load)).toEqual({
      nav: '200.0000',
      offer: '103.0000',
      redemption: '200.0000',
    });
    expect(withNav(filled, null, load)).toEqual({ nav: null, offer: null, redemption: null });
  });
});

it.each([
  ['100.4127', '100.3840', { direction: 'up', value: '0.0287', percent: '0.03%' }],
  ['55.4310', '58.9120', { direction: 'down', value: '3.4810', percent: '5.91%' }],
  ['862.2140', '86.9635', { direction: 'up', value: '775.2505', percent: '891.47%' }],
  ['100.0000', '100', { direction: 'flat', value: '0.0000', percent: '0.00%' }],
  ['1.0000', '0.0000', { direction: 'up', value: '1.0000', percent: '' }],
] as const)('%s after %s is a change', (price, before, change) => expect(changeOf(price, before)).toEqual(change));
