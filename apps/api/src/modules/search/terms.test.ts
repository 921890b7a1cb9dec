import { expect, test } from 'vitest';
import { editDistance, maxEditDistance, termsOf } from './terms.ts';

test.each([
  ['invest', 'invest', 0],
  ['invset', 'invest', 1],
  ['mony', 'money', 1],
  ['complience', 'compliance', 1],
  ['redemtion', 'redemption', 1],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
  ['abcd', 'badc', 2],
  ['مارکٹ', 'مارکیٹ', 1],
])('%s and %s are %i apart', (one, other, errors) => {
  expect(editDistance(one, other)).toBe(errors);
  expect(editDistance(other, one)).toBe(errors);
});

test('longer words may hold more errors', () => {
  expect([maxEditDistance('fund'), maxEditDistance('pension')]).toEqual([1, 2]);
});

test('words worth remembering: each once, none too short, too long or a number', () => {
  expect(termsOf(`a to nav nav ${'x'.repeat(41)} 2026 q4x fund`)).toEqual(['fund', 'nav', 'q4x']);
});
