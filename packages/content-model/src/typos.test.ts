import { expect, test } from 'vitest';
import { typingErrors } from './typos.ts';

test.each([
  ['invest', 'invest', 0],
  ['invset', 'invest', 1],
  ['mony', 'money', 1],
  ['complience', 'compliance', 1],
  ['redemtion', 'redemption', 1],
  ['reddemtion', 'redemption', 2],
  ['مارکٹ', 'مارکیٹ', 1],
])('%s is %s with %i errors', (typed, word, errors) => {
  expect(typingErrors(typed, word)).toBe(errors);
  expect(typingErrors(word, typed)).toBe(errors);
});

test.each([
  ['too far apart', 'abcd', 'badc'],
  ['two errors in a short word', 'fnud', 'fund s'],
  ['too short to tell', 'na', 'nav'],
  ['nothing', '', 'abc'],
])('%s: another word', (_why, typed, word) => {
  expect(typingErrors(typed, word)).toBeUndefined();
});
