import { expect, it } from 'vitest';
import { appendForwardedFor } from './appendForwardedFor.ts';

it.each([
  [undefined, '203.0.113.7', '203.0.113.7'],
  ['10.0.0.1', '203.0.113.7', '10.0.0.1, 203.0.113.7'],
  ['10.0.0.1, 10.0.0.2', '::1', '10.0.0.1, 10.0.0.2, ::1'],
])('after %j, which anybody may write, tells %s', (forwardedFor, remoteAddress, all) => {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  appendForwardedFor({ headers, socket: { remoteAddress } });
  expect(headers).toEqual({ 'x-forwarded-for': all });
});
