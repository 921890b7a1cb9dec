import { expect, it } from 'vitest';
import { cutToWidth } from './SearchResult.tsx';

const byLetter = (text: string) => text.length;

it('leaves what fits, and cuts the rest after a whole word', () => {
  expect(cutToWidth(' Money \n market ', 20, '20px Arial', byLetter)).toBe('Money market');
  expect(cutToWidth('Money market fund', 14, '20px Arial', byLetter)).toBe('Money market …');
  expect(cutToWidth('منی مارکیٹ فنڈ', 12, '20px Arial', byLetter)).toBe('منی مارکیٹ …');
  expect(cutToWidth('Unbreakable', 3, '20px Arial', byLetter)).toBe('Unbreakable …');
});
