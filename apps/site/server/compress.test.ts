import { describe, expect, it } from 'vitest';
import { acceptEncoding, encodingFor } from './compress.ts';

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, *;q=0.5', 'gzip'],
    ['BR;q=0.9', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('takes from %j %j', (accepts, encoding) => {
    expect(encodingFor(accepts)).toBe(encoding);
  });
});

// @vitest-environment node

function acceptEncodings(url: string, more: Record<string, string> = {}) {
  const headers: Record<string, string> = { 'accept-encoding': 'gzip', ...more };
  return [acceptEncoding({ url, headers }), headers['accept-encoding']];
}

it.each(['/home', '/subscription/confirm?token=confirm.1.2.aB3_', '/search?q=a.b'])(
  'has Next leave %s unpacked',
  (url) => {
    expect(acceptEncodings(url)).toEqual(['gzip', undefined]);
  },
);

it.each(['/_next/static/a', '/api/menu/menus', '/feed.xml', '/feed.xml?x'])('lets %s pass', (url) => {
  expect(acceptEncodings(url)).toEqual(['gzip', 'gzip']);
});

it('lets a request of the router pass', () => {
  expect(acceptEncodings('/home', { rsc: '1' })).toEqual(['gzip', 'gzip']);
});
