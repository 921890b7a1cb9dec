import { describe, expect, it } from 'vitest';
import { encodingFor } from './compress.ts';

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
