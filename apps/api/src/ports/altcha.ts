import { createHmac, randomInt } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { CaptchaPort, CaptchaVerdict } from './captcha.ts';

/** Tries that a challenge takes, at random between the two: with the usual cost about a second on a slow phone. */
const tries = { least: 100, most: 300 };

const hex = v.pipe(v.string(), v.maxLength(200), v.regex(/^[0-9a-f]+$/));
const payload = v.object({
  challenge: v.object({
    parameters: v.looseObject({
      algorithm: v.string(),
      nonce: hex,
      salt: hex,
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: hex,
      keySignature: hex,
      expiresAt: v.number(),
    }),
    signature: hex,
  }),
  solution: v.object({ counter: v.number(), derivedKey: hex }),
});

/** A token is base64 of JSON: the challenge as issued, and its solution. */
function read(token: string) {
  try {
    const read = v.safeParse(payload, JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Checked by the API itself: the browser has to find which of a few hundred hashes was meant. Slows robots down, does
 * not exclude them.
 * @param cost rounds of hashing for one try
 */
export function altcha({ secret, cost }: { secret: string; cost: number }): CaptchaPort {
  const keyFor = (purpose: string) => createHmac('sha256', secret).update(`fundfront captcha ${purpose}`).digest('hex');
  const keys = { hmacSignatureSecret: keyFor('challenge'), hmacKeySignatureSecret: keyFor('solution') };
  function newChallenge() {
    const counter = randomInt(tries.least, tries.most + 1);
    const expiresAt = new Date(Date.now() + limits.captchaMs);
    return createChallenge({ algorithm: 'PBKDF2/SHA-256', cost, counter, expiresAt, deriveKey, ...keys });
  }
  return {
    service: 'altcha',
    siteKey: null,
    async verify(token): Promise<CaptchaVerdict> {
      const given = read(token);
      if (!given) return { valid: false };
      const { verified } = await verifySolution({ ...given, deriveKey, ...keys });
      return verified ? { valid: true, tokenId: given.challenge.parameters.nonce } : { valid: false };
    },
    challenge: async () => ({ ...(await newChallenge()) }),
    async check() {
      await newChallenge();
    },
  };
}
