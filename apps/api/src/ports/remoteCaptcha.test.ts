import { limits } from '@fundfront/content-model';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StubHttpServer, startStubHttpServer } from '../../test/stubHttpServer.ts';
import { readEnv } from '../env.ts';
import { captchaKeys } from '../formSettings.ts';
import { remoteCaptcha } from './remoteCaptcha.ts';

const now = new Date('2026-03-02T05:00:00.000Z');

let peer: StubHttpServer;
beforeEach(async () => {
  peer = await startStubHttpServer();
});
afterEach(() => peer.close());

function captchaWith(own: Record<string, string> = {}) {
  const env = readEnv({
    CAPTCHA_SITE_KEY: 'public-key',
    CAPTCHA_SECRET: 'hush-hush',
    CAPTCHA_VERIFY_URL: `${peer.url}/siteverify`,
    PUBLIC_SITE_URL: 'https://www.example.test:8443',
    ...own,
  });
  const keys = captchaKeys(env);
  if (!keys) throw new Error('The environment names no captcha');
  return remoteCaptcha(keys, { now: () => now });
}

function respondWith(response: object, status = 200): void {
  peer.response = { status, body: JSON.stringify(response) };
}

const valid = { success: true, challenge_ts: '2026-03-02T04:59:00Z', hostname: 'www.example.test' };

it('asks the service with the secret, and takes what it confirms', async () => {
  respondWith(valid);
  const captcha = captchaWith();
  expect([captcha.service, captcha.siteKey]).toEqual(['recaptcha', 'public-key']);
  expect(await captcha.verify('a token&more')).toEqual({ valid: true, tokenId: 'a token&more' });
  expect(Object.fromEntries(new URLSearchParams(peer.receivedBodies[0]))).toEqual({
    secret: 'hush-hush',
    response: 'a token&more',
    sitekey: 'public-key',
  });
});

it.each([
  ['what the service refuses', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['a page of another host', { ...valid, hostname: 'www.elsewhere.test' }],
  ['an answer without a host', { ...valid, hostname: undefined }],
  ['an old challenge', { ...valid, challenge_ts: new Date(now.getTime() - limits.captchaMs - 1).toISOString() }],
  ['a challenge of tomorrow', { ...valid, challenge_ts: '2026-03-03T05:00:00Z' }],
  ['a challenge without its time', { ...valid, challenge_ts: undefined }],
])('does not take %s', async (_what, response) => {
  respondWith(response);
  expect(await captchaWith().verify('token')).toEqual({ valid: false });
});

it('takes the hosts that are named', async () => {
  respondWith({ ...valid, hostname: 'm.example.test' });
  const hosts = { CAPTCHA_SERVICE: 'hcaptcha', CAPTCHA_HOSTNAMES: 'www.example.test, m.example.test' };
  const captcha = captchaWith(hosts);
  expect([captcha.service, await captcha.verify('token')]).toMatchObject(['hcaptcha', { valid: true }]);
});

describe('takes nothing, and says so, when', () => {
  it.each([
    ['the service fails', () => respondWith({}, 500)],
    ['it answers something else', () => respondWith({ verdict: 'yes' })],
    ['it sends us elsewhere', () => respondWith(valid, 302)],
    ['it does not know our keys', () => respondWith({ success: false, 'error-codes': ['invalid-input-secret'] })],
  ])('%s', async (_what, prepare) => {
    prepare();
    await expect(captchaWith().verify('token')).rejects.toThrow();
    await expect(captchaWith().check()).rejects.toThrow();
  });

  it('nobody is there', async () => {
    const captcha = captchaWith({ CAPTCHA_VERIFY_URL: 'http://127.0.0.1:1/' });
    await expect(captcha.verify('token')).rejects.toThrow();
  });

  it('the service keeps us waiting', async () => {
    peer.response = 'silent';
    await expect(captchaWith().verify('token')).rejects.toThrow(/timeout/i);
  });
});

it('is well where the service knows our keys', async () => {
  respondWith({ success: false, 'error-codes': ['invalid-input-response'] });
  await expect(captchaWith().check()).resolves.toBeUndefined();
});
