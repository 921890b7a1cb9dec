import { describe, expect, it } from 'vitest';
import { seal, unseal } from '../../sealing.ts';
import { stepOfCode } from './codes.ts';

// "12345678901234567890" in base32: the key of RFC 6238, appendix B, whose codes end in these six digits.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %d s are those of the standard', (seconds, code) => {
    expect(stepOfCode(secret, code, new Date(seconds * 1_000))).toBe(Math.floor(seconds / 30));
  });

  it.each([
    [-60, null],
    [-30, 1],
    [30, 1],
    [60, null],
  ])('fit a clock that is %d s off by its own step, or not at all', (off, step) => {
    expect(stepOfCode(secret, '287082', new Date((45 + off) * 1_000))).toBe(step);
  });
});

describe('sealing', () => {
  const lock = { secret: 'a secret', purpose: 'a test', owner: 'one' };

  it('gives the text back under the same lock, and is different each time', () => {
    const sealed = seal(lock, 'text');
    expect(unseal(lock, sealed)).toBe('text');
    expect(seal(lock, 'text')).not.toBe(sealed);
  });

  it.each([{ secret: 'another' }, { purpose: 'another' }, { owner: 'another' }])('does not open by %j', (change) => {
    expect(() => unseal({ ...lock, ...change }, seal(lock, 'text'))).toThrow();
  });

  it('does not open what was changed', () => {
    const bytes = Buffer.from(seal(lock, 'text'), 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => unseal(lock, bytes.toString('base64url'))).toThrow();
  });
});
