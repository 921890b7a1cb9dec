import { expect, it } from 'vitest';
import { differenceOf, restOf, rupeesOf100000, sumOf } from './decimals.ts';

it('adds without binary floats', () => {
  expect(sumOf(['0.1', '0.2'])).toBe('0.3');
  expect(sumOf(['12.1344', '-0.1344'], 4)).toBe('12.0000');
  expect(sumOf([])).toBe('0');
  expect(sumOf(['1', 'x'])).toBeNull();
});

it('says by how much one is more or less than another', () => {
  expect(differenceOf('11.09', '10.82', 2)).toBe('0.27');
  expect(differenceOf('10.82', '11.09', 2)).toBe('-0.27');
  expect(differenceOf('-0.1', '-0.3')).toBe('0.2');
  expect(differenceOf('154110', '154110')).toBe('0');
  expect([differenceOf('1', ''), differenceOf('N/A', '1')]).toEqual([null, null]);
});

it('says what is left of a whole, and nothing where the parts are more than it', () => {
  expect(restOf('0.94', ['0.55', '0.14'], 2)).toBe('0.25');
  expect(restOf('0.94', ['0.94'], 2)).toBe('0.00');
  expect(restOf('0.94', ['0.55', '0.4'])).toBeNull();
  expect(restOf('0.94', [null, '0.4'])).toBeNull();
});

it('says a ratio in rupees', () => {
  expect(['0.94', '1.125', '0', '2'].map(rupeesOf100000)).toEqual(['940', '1125', '0', '2000']);
  expect(rupeesOf100000('N/A')).toBeNull();
});
