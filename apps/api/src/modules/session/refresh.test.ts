import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import {
  makePerson,
  postCheckSession,
  postLogout,
  readJson,
  refreshWithCookie,
  signIn,
  withToken,
} from '../../../test/people.ts';
import { auditAfter } from '../audit/queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

const menu = calls.adminMenu.path;
const advanceTime = (seconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1_000);
};

describe('refreshing', () => {
  it('answers a new access token where the old one expired, and replaces the cookie', async () => {
    const device = await signIn(api, await makePerson(api));
    advanceTime(901);
    const expired = await withToken(api, menu, device.token);
    expect([expired.status, (await readJson(expired)).text_code]).toEqual([401, 'TOKEN_EXPIRED']);
    const renewed = await refreshWithCookie(api, device.cookie);
    expect(renewed.response.status).toBe(200);
    expect(renewed.cookie).not.toBe(device.cookie);
    expect(renewed.body.sessionId).toBe(device.sessionId);
    expect((await withToken(api, menu, renewed.body.token)).status).toBe(200);
  });

  it('gives tabs that refresh at once one and the same successor', async () => {
    const device = await signIn(api, await makePerson(api));
    const all = await Promise.all(Array.from({ length: 5 }, () => refreshWithCookie(api, device.cookie)));
    expect(new Set(all.map(({ response }) => response.status))).toEqual(new Set([200]));
    expect(new Set(all.map(({ cookie }) => cookie)).size).toBe(1);
  });

  it('leads a late tab to the newest token, even when that was renewed again meanwhile', async () => {
    const device = await signIn(api, await makePerson(api));
    const second = await refreshWithCookie(api, device.cookie);
    advanceTime(4);
    const third = await refreshWithCookie(api, second.cookie);
    advanceTime(4);
    expect((await refreshWithCookie(api, device.cookie)).cookie).toBe(third.cookie);
    expect((await refreshWithCookie(api, third.cookie)).response.status).toBe(200);
  });

  it('ends the session when a token comes back after the grace, and writes it down', async () => {
    const device = await signIn(api, await makePerson(api));
    const stolen = device.cookie;
    const renewed = await refreshWithCookie(api, device.cookie);
    advanceTime(11);
    const reused = await refreshWithCookie(api, stolen);
    expect([reused.response.status, reused.body.text_code]).toEqual([401, 'SESSION_ENDED']);
    expect(reused.response.headers.getSetCookie()[0]).toContain('Max-Age=0');
    expect((await refreshWithCookie(api, renewed.cookie)).response.status).toBe(401);
    expect((await withToken(api, menu, renewed.body.token)).status).toBe(401);
    const auditRows = await auditAfter(api.handle.db, 0, 1_000);
    expect(auditRows.filter(({ action }) => action === 'session.reuse')).toHaveLength(1);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }, 403],
    [
      'a page of another site, as its browser says',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      403,
    ],
    ['a form', { 'content-type': 'text/plain' }, 415],
    [
      'our own page at an address of its own',
      { origin: 'http://127.0.0.1:3001', 'sec-fetch-site': 'same-origin' },
      200,
    ],
  ])('from %s', async (_who, headers, status) => {
    const device = await signIn(api, await makePerson(api));
    expect((await refreshWithCookie(api, device.cookie, headers)).response.status).toBe(status);
  });

  it('needs the cookie, and one of ours', async () => {
    expect((await refreshWithCookie(api, '')).body.text_code).toBe('UNAUTHENTICATED');
    expect((await refreshWithCookie(api, 'fundfront_refresh=made-up')).body.text_code).toBe('TOKEN_INVALID');
  });
});

describe('leaving and checking', () => {
  it('a reload within a minute goes on, an unloaded page is over after it', async () => {
    const device = await signIn(api, await makePerson(api));
    await postLogout(api, { access_token: device.token, leaving: true });
    advanceTime(59);
    expect(await postCheckSession(api, device.token)).toMatchObject({ status: 200 });
    advanceTime(61);
    expect(await postCheckSession(api, device.token)).toMatchObject({ status: 200 });
    await postLogout(api, { access_token: device.token, leaving: true });
    advanceTime(61);
    expect(await postCheckSession(api, device.token)).toMatchObject({ status: 401 });
    expect((await withToken(api, menu, device.token)).status).toBe(401);
  });

  it('a refresh revives as well', async () => {
    const device = await signIn(api, await makePerson(api));
    await postLogout(api, { access_token: device.token, leaving: true });
    advanceTime(30);
    const renewed = await refreshWithCookie(api, device.cookie);
    advanceTime(60);
    expect(await postCheckSession(api, renewed.body.token)).toMatchObject({ status: 200 });
  });

  it('logging out ends the session at once and drops the cookie', async () => {
    const device = await signIn(api, await makePerson(api));
    const response = await postLogout(api, {}, device.token);
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.getSetCookie()[0]).toMatch(/Max-Age=0.*Path=\/api\/user\/refresh/);
    expect((await withToken(api, menu, device.token)).status).toBe(401);
    expect((await refreshWithCookie(api, device.cookie)).body.text_code).toBe('SESSION_ENDED');
  });

  it('logging out without a session is no error', async () => {
    expect((await postLogout(api, {})).status).toBe(200);
    expect((await postLogout(api, { access_token: 'made up' })).status).toBe(200);
    expect((await postLogout(api, {}, 'made up')).status).toBe(200);
  });

  it('tells the older device of a takeover in the words of the specification', async () => {
    const person = await makePerson(api);
    const first = await signIn(api, person);
    await signIn(api, person);
    expect(await postCheckSession(api, first.token)).toEqual({
      status: 401,
      message: 'User is logged in from other device or location',
      text_code: 'SESSION_REPLACED',
    });
  });

  it('answers for an expired token of a session that stands, and never for a made-up one', async () => {
    const device = await signIn(api, await makePerson(api));
    advanceTime(1_000);
    expect(await postCheckSession(api, device.token)).toMatchObject({ status: 200 });
    expect(await postCheckSession(api, 'made up')).toMatchObject({ status: 401 });
  });
});
