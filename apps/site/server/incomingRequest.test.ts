// @vitest-environment node

import { expect, it } from 'vitest';
import { appendForwardedFor, stripApiTrailingSlash } from './incomingRequest.ts';

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

it.each([
  [undefined, '203.0.113.7', '203.0.113.7'],
  ['10.0.0.1', '203.0.113.7', '10.0.0.1, 203.0.113.7'],
  ['10.0.0.1, 10.0.0.2', '::1', '10.0.0.1, 10.0.0.2, ::1'],
])('after %j, which anybody may write, tells %s', (forwardedFor, remoteAddress, all) => {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  appendForwardedFor({ headers, socket: { remoteAddress } });
  expect(headers).toEqual({ 'x-forwarded-for': all });
});
