// @vitest-environment node

import { expect, it } from 'vitest';
import { rejectMalformedUrl } from './rejectMalformedUrl.ts';

it.each(['/home', '/ur/%DB%81%D9%85', '/a%2Fb?x=%', '/search?q=100%'])('lets %s through', (url) => {
  expect(rejectMalformedUrl(url)).toBe(url);
});

it.each([
  ['/%', '/unreadable-address'],
  ['/%E0%A4%A', '/unreadable-address'],
  ['/ur/%zz', '/ur/unreadable-address'],
  ['/home%00', '/unreadable-address'],
])('answers %s as an address of nothing', (url, instead) => {
  expect(rejectMalformedUrl(url)).toBe(instead);
});
