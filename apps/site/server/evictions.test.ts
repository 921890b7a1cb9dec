// @vitest-environment node

import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyRevalidation } from './evictions.ts';

const secret = 's'.repeat(32);
const now = 1_800_000_000_000;
const sign = (body: string, key = secret) => createHmac('sha256', key).update(body).digest('hex');
const body = (sentAt: number, tags: unknown = ['sitemap']) => JSON.stringify({ tags, paths: ['/home'], sentAt });

describe('verifyRevalidation', () => {
  it('takes a fresh message with its signature', () => {
    const text = body(now - 1_000);
    expect(verifyRevalidation(text, sign(text), secret, now)?.tags).toEqual(['sitemap']);
  });

  it('refuses a forged, altered, missing or malformed signature', () => {
    const text = body(now);
    expect(verifyRevalidation(text, sign(text, 'x'.repeat(32)), secret, now)).toBeNull();
    expect(verifyRevalidation(body(now, ['navs']), sign(text), secret, now)).toBeNull();
    expect(verifyRevalidation(text, undefined, secret, now)).toBeNull();
    expect(verifyRevalidation(text, 'zz', secret, now)).toBeNull();
  });

  it('refuses a recording and a message from the future', () => {
    const old = body(now - 300_001);
    const early = body(now + 300_001);
    expect(verifyRevalidation(old, sign(old), secret, now)).toBeNull();
    expect(verifyRevalidation(early, sign(early), secret, now)).toBeNull();
  });

  it('refuses what is signed but no message of this kind', () => {
    for (const text of ['{', '{}', '{"tags":["a"]}', body(now, 'all')]) {
      expect(verifyRevalidation(text, sign(text), secret, now)).toBeNull();
    }
  });
});
