import { describe, expect, it } from 'vitest';
import { priceChange } from './priceChange.ts';

describe('the change from one NAV to the next', () => {
  it.each([
    ['101.2000', '101.2500', { direction: 'down', value: '-0.0500', percent: '-0.05' }],
    ['101.25', '100', { direction: 'up', value: '1.2500', percent: '1.25' }],
    ['9.1', '9.1000', { direction: 'flat', value: '0.0000', percent: '0.00' }],
    // 0.0001 / 12,345.6789
    ['12345.6788', '12345.6789', { direction: 'down', value: '-0.0001', percent: '-0.00' }],
    // 0.0005 / 4: an exact half of the last digit
    ['4.0005', '4', { direction: 'up', value: '0.0005', percent: '0.01' }],
    ['3.9998', '4', { direction: 'down', value: '-0.0002', percent: '-0.01' }],
    ['0.0001', '99999999.9999', { direction: 'down', value: '-99999999.9998', percent: '-100.00' }],
  ])('to %s from %s', (nav, before, change) => {
    expect(priceChange(nav, before)).toEqual(change);
  });

  it.each([
    ['1', '0'],
    ['1', '-1'],
    ['1.00001', '1'],
    ['N/A', '1'],
    ['1', ''],
  ])('is none to “%s” from “%s”', (nav, before) => {
    expect(() => priceChange(nav, before)).toThrow(RangeError);
  });
});
