import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compress, fromBrotli } from './encodings.ts';

describe('a compressed text', () => {
  const sizes = [0, 1, 1_008, 1_009, 65_520, 65_521, 5_000_000];

  it.each(sizes)('of %i bytes is whole, whatever its window', async (size) => {
    const body = randomBytes(size);
    expect((await fromBrotli(await compress(body, 'br', 'once'))).equals(body)).toBe(true);
    expect((await promisify(gunzip)(await compress(body, 'gzip', 'once'))).equals(body)).toBe(true);
  });

  it.each([
    ['br', 'once'],
    ['br', 'best'],
    ['gzip', 'best'],
  ] as const)('in %s, %s, holds no memory but its own', async (encoding, effort) => {
    const compressed = await compress(randomBytes(1_000), encoding, effort);
    expect(compressed.buffer.byteLength).toBe(compressed.length);
  });

  it('is found again at its other end', async () => {
    const part = randomBytes(1_000);
    const body = Buffer.concat([part, Buffer.alloc(150_000), part]);
    const large = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 22 } };
    const compressed = await compress(body, 'br', 'best');
    expect(compressed.length).toBeLessThan(1_100);
    expect(compressed.length).toBeLessThanOrEqual((await promisify(brotliCompress)(body, large)).length);
  });
});

it('prefers Brotli, and takes nothing that is refused', () => {
  expect(acceptedEncoding('gzip, deflate, br')).toBe('br');
  expect(acceptedEncoding('gzip;q=1.0, br;q=0')).toBe('gzip');
  expect(acceptedEncoding('identity')).toBeUndefined();
  expect(acceptedEncoding()).toBeUndefined();
});
