// @vitest-environment node

import { expect, it } from 'vitest';
import { readableAddress } from './readableAddress.ts';

it.each(['/home', '/ur/%DB%81%D9%85', '/a%2Fb?x=%', '/search?q=100%'])('lets %s through', (url) => {
  expect(readableAddress(url)).toBe(url);
});

it.each([
  ['/%', '/unreadable-address'],
  ['/%E0%A4%A', '/unreadable-address'],
  ['/ur/%zz', '/ur/unreadable-address'],
  ['/home%00', '/unreadable-address'],
])('answers %s as an address of nothing', (url, instead) => {
  expect(readableAddress(url)).toBe(instead);
});
