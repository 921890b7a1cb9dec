import { expect, it } from 'vitest';
import { anchorsOf } from './anchors.ts';

it('makes a fragment of words in any script', () => {
  expect(anchorsOf(['What is a NAV?', 'این اے وی کیا ہے؟'])).toEqual(['what-is-a-nav', 'این-اے-وی-کیا-ہے']);
});

it('tells equal words apart, and keeps off the ids of the page', () => {
  expect(anchorsOf(['Fees', 'fees!', 'Main', '؟', '?'])).toEqual(['fees', 'fees-2', 'main-2', 'part', 'part-2']);
});
