// @vitest-environment node

import { expect, it } from 'vitest';
import { stripApiTrailingSlash } from './stripApiTrailingSlash.ts';

it.each([
  ['/api/subscriptionform/', '/api/subscriptionform'],
  ['/api/menu/?x=/', '/api/menu?x=/'],
])('takes the slash off %s', (url, without) => {
  expect(stripApiTrailingSlash(url)).toBe(without);
});

it.each(['/api/', '/api/subscriptionform', '/api/menu?x=/', '/api/menu//', '/apiary/', '/home/', '/ur/api/x/'])(
  'leaves %s alone',
  (url) => {
    expect(stripApiTrailingSlash(url)).toBe(url);
  },
);
