import { limits } from '@fundfront/content-model';
import { type Challenge, type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, expect, it, vi } from 'vitest';
import { altcha } from './altcha.ts';
import type { CaptchaPort } from './captcha.ts';

const secret = 'a-secret-for-tests-of-at-least-32-characters';
const captcha = altcha({ secret, cost: 1 });

afterEach(() => vi.useRealTimers());

async function solved(by: CaptchaPort = captcha) {
  const challenge = (await by.challenge()) as Record<string, unknown> & Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved');
  return { challenge, solution };
}

const tokenOf = (payload: { challenge: object; solution: Partial<Solution> }) =>
  Buffer.from(JSON.stringify(payload)).toString('base64');

it('takes a solved challenge, under one name however it is written', async () => {
  const { challenge, solution } = await solved();
  const verdict = await captcha.verify(tokenOf({ challenge, solution }));
  expect(verdict).toEqual({ valid: true, tokenId: challenge.parameters.nonce });
  const rewritten = Buffer.from(` ${JSON.stringify({ solution: { ...solution, time: 1 }, challenge }, null, 2)}`);
  expect(await captcha.verify(rewritten.toString('base64'))).toEqual(verdict);
});

it('takes no challenge of somebody else, changed, or not solved', async () => {
  const { challenge, solution } = await solved();
  const foreign = await solved(altcha({ secret: `${secret}, another`, cost: 1 }));
  const { expiresAt = 0, ...rest } = challenge.parameters;
  const longer = { ...challenge, parameters: { ...rest, expiresAt: expiresAt + 1 } };
  const otherKey = solution.derivedKey.replace(/^../, (first) => (first === '00' ? '01' : '00'));
  const unsigned = { parameters: challenge.parameters };
  for (const payload of [
    foreign,
    { challenge: longer, solution },
    { challenge: unsigned, solution },
    { challenge, solution: { ...solution, derivedKey: otherKey } },
    { challenge, solution: { counter: solution.counter } },
  ]) {
    expect(await captcha.verify(tokenOf(payload))).toEqual({ valid: false });
  }
});

it.each([
  '',
  'a token',
  '{}',
  Buffer.from('null').toString('base64'),
  Buffer.from('{"challenge":1}').toString('base64'),
])('takes no %j', async (token) => expect(await captcha.verify(token)).toEqual({ valid: false }));

it('takes no challenge that is too old', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { challenge, solution } = await solved();
  vi.setSystemTime(Date.now() + limits.captchaMs - 1_000);
  expect(await captcha.verify(tokenOf({ challenge, solution }))).toMatchObject({ valid: true });
  vi.setSystemTime(Date.now() + 2_000);
  expect(await captcha.verify(tokenOf({ challenge, solution }))).toEqual({ valid: false });
});
