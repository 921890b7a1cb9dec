import { expect, it } from 'vitest';
import { breakLines } from './breakLines.ts';

const tenLetters = (line: string) => line.length <= 10;

it.each([
  ['one line', ['one line']],
  ['two lines of words', ['two lines', 'of words']],
  ['a  wide\ngap', ['a wide gap']],
  ['', []],
  ['a verylongwordthatgoeson b', ['a', 'verylongwo', 'rdthatgoes', 'on b']],
])('breaks %j', (text, lines) => {
  expect(breakLines(text, tenLetters)).toEqual(lines);
});

it('keeps marks with their letter when it breaks a word', () => {
  expect(breakLines('e\u0301e\u0301', (line) => line.length <= 2)).toEqual(['e\u0301', 'e\u0301']);
});
