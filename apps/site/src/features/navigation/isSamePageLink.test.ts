import { expect, it } from 'vitest';
import { isSamePageLink } from './startMobileMenu.ts';

const here = 'https://site.example/about-us?a=1#top';

it.each([
  ['a part of the page', 'https://site.example/about-us?a=1#team', '', true],
  ['the page itself', 'https://site.example/about-us?a=1', '_self', true],
  ['the page in another tab', 'https://site.example/about-us?a=1', '_blank', false],
  ['another page', 'https://site.example/careers', '', false],
  ['the page with another choice', 'https://site.example/about-us?a=2', '', false],
  ['another site', 'https://portal.example/about-us?a=1', '', false],
])('tells %s', (_what, href, target, expected) => {
  expect(isSamePageLink({ href, target }, here)).toBe(expected);
});
