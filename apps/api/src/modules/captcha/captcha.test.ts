import { calls, formCalls } from '@fundfront/content-model/wire';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { bodies, freshIp, send } from '../../../test/visitors.ts';
import { consumedCaptcha } from '../../db/schema/index.ts';
import { readEnv } from '../../env.ts';
import { createApp } from '../../http/app.ts';
import { openCaptcha } from '../../ports/openCaptcha.ts';
import { cleanUpForms } from '../forms/cleanUpForms.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

function apiWith(variables: Record<string, string>): TestApi {
  const captcha = openCaptcha(readEnv(variables), api.base.secrets);
  const base = { ...api.base, ports: { ...api.base.ports, captcha } };
  const { hono } = createApp(base, api.app.authenticate);
  return { ...api, request: async (path, init) => hono.request(path, init) };
}

const settingsOf = async (own: TestApi) => (await own.request(calls.captchaSettings.path)).json();

describe('without keys', () => {
  it('is the self-hosted one, whose solved challenge sends one form', async () => {
    const own = apiWith({ CAPTCHA_COST: '2' });
    expect(await settingsOf(own)).toEqual({ service: 'altcha', siteKey: null });
    const response = await own.request(calls.captchaChallenge.path, { method: 'POST' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    const challenge = (await response.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    const recaptcha_token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    const sendIt = () => send(own, formCalls.contact, { ...bodies.contact, recaptcha_token });
    expect((await sendIt()).status).toBe(200);
    expect((await sendIt()).body.text_code).toBe('CAPTCHA');
  });

  it('makes challenges for everybody, and not without end', async () => {
    const from = freshIp();
    let status = 0;
    for (let time = 0; time < 80 && status !== 429; time += 1) {
      const headers = { 'x-forwarded-for': from };
      status = (await api.request(calls.captchaChallenge.path, { method: 'POST', headers })).status;
    }
    expect(status).toBe(429);
  });
});

it('with keys is the service, which makes its challenges itself', async () => {
  const own = apiWith({ CAPTCHA_SERVICE: 'hcaptcha', CAPTCHA_SITE_KEY: 'public-key', CAPTCHA_SECRET: 'hush-hush' });
  expect(await settingsOf(own)).toEqual({ service: 'hcaptcha', siteKey: 'public-key' });
  expect((await own.request(calls.captchaChallenge.path, { method: 'POST' })).status).toBe(404);
});

it('forgets used tokens when they would be too old anyway', async () => {
  await send(api, formCalls.contact, bodies.contact);
  await cleanUpForms(api.ctx());
  expect(await api.handle.db.$count(consumedCaptcha)).toBeGreaterThan(0);
  api.time.now = new Date(api.time.now.getTime() + 3_600_000);
  await cleanUpForms(api.ctx());
  expect(await api.handle.db.$count(consumedCaptcha)).toBe(0);
});
