import { expect, it } from 'vitest';
import { shareOf } from './ShareBar.tsx';

it.each([
  ['54.2', '54.2', 100],
  ['21.6', '54.2', 39.85],
  ['0', '54.2', 0],
  ['3', '2', 100],
  ['-1', '2', 0],
  ['1', '0', 0],
  ['0', '0', 0],
])('%s of %s fills %d %%', (value, whole, share) => {
  expect(shareOf(value, whole)).toBe(share);
});
