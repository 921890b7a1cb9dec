import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { makePerson, readJson, signIn, tryLogin, withToken } from '../../../test/people.ts';
import { auditAfter } from '../audit/queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());
// An hour forgets all failures, so that the tests do not slow each other.
beforeEach(() => {
  api.time.now = new Date(api.time.now.getTime() + 3_700_000);
});

const menu = calls.adminMenu.path;
const actions = async () => (await auditAfter(api.handle.db, 0, 1_000)).map(({ action }) => action);

describe('signing in', () => {
  it('answers profile and token, and keeps the refresh token in a cookie of the refresh path alone', async () => {
    const person = await makePerson(api, ['editor', 'hr']);
    const response = await tryLogin(api, person.email.toUpperCase(), person.password);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await readJson(response);
    expect(Object.keys(body).sort()).toEqual(['secondStepDue', 'sessionId', 'token', 'user']);
    expect(body.secondStepDue).toBe(false);
    expect(body.user).toEqual({
      id: person.id,
      firstName: 'Person',
      lastName: 'Tester',
      email: person.email,
      roles: ['editor', 'hr'],
      customRoles: [],
    });
    const [cookie = ''] = response.headers.getSetCookie();
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/api/user/refresh'])
      expect(cookie).toContain(part);
    expect(JSON.stringify(body)).not.toContain(cookie.split(/[=;]/)[1]);
    expect((await withToken(api, menu, body.token)).status).toBe(200);
    expect(await actions()).toContain('session.login');
  });

  it('works at its old path', async () => {
    const person = await makePerson(api);
    const { status, body } = await api.call(calls.legacyLogin, {
      body: { email: person.email, password: person.password },
    });
    expect(status).toBe(200);
    expect(body.user.id).toBe(person.id);
  });

  it('ends the older session of the same user, and tells it why', async () => {
    const person = await makePerson(api);
    const first = await signIn(api, person);
    const second = await signIn(api, person);
    const old = await withToken(api, menu, first.token);
    expect(old.status).toBe(401);
    expect(await old.json()).toMatchObject({
      text_code: 'SESSION_REPLACED',
      error: 'User is logged in from other device or location',
    });
    expect((await withToken(api, menu, second.token)).status).toBe(200);
  });

  it('leaves one session when one user signs in many times at once', async () => {
    const person = await makePerson(api);
    const devices = await Promise.all(Array.from({ length: 4 }, () => signIn(api, person)));
    const statuses = await Promise.all(devices.map(async ({ token }) => (await withToken(api, menu, token)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it('answers alike for an unknown user, a wrong password, a waiting and a disabled account', async () => {
    const [known, waiting, disabled] = await Promise.all([
      makePerson(api),
      makePerson(api, ['editor'], 'waiting'),
      makePerson(api, ['editor'], 'disabled'),
    ]);
    const responses = await Promise.all([
      tryLogin(api, 'nobody@example.test', known.password),
      tryLogin(api, known.email, 'not the password'),
      tryLogin(api, waiting.email, waiting.password),
      tryLogin(api, disabled.email, disabled.password),
    ]);
    const bodies = await Promise.all(
      responses.map(async (response) => ({ ...(await readJson(response)), requestId: '' })),
    );
    expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(bodies[0]).toMatchObject({ text_code: 'CREDENTIALS' });
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });

  it.each([
    [{ email: 'a@example.test' }, 'password'],
    [{ email: '', password: 'x' }, 'email'],
    [{ email: 'a@example.test', password: 'x', admin: true }, 'admin'],
  ])('refuses %j as malformed', async (body, path) => {
    const response = await api.request(calls.login.path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ text_code: 'VALIDATION', fields: [{ path }] });
  });
});

describe('guessing', () => {
  const wrong = 'not the password';

  it('is slowed from one place, more with each attempt, and forgotten after a success', async () => {
    const person = await makePerson(api);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) statuses.push((await tryLogin(api, person.email, wrong)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const refused = await tryLogin(api, person.email, person.password);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ text_code: 'RATE_LIMITED', retryAfter: 1 });
    api.time.now = new Date(api.time.now.getTime() + 1_000);
    expect((await tryLogin(api, person.email, wrong)).status).toBe(401);
    expect((await tryLogin(api, person.email, wrong)).headers.get('retry-after')).toBe('2');
    api.time.now = new Date(api.time.now.getTime() + 2_000);
    expect((await tryLogin(api, person.email, person.password)).status).toBe(200);
    expect((await tryLogin(api, person.email, wrong)).status).toBe(401);
    expect((await tryLogin(api, person.email, wrong)).status).toBe(401);
    expect((await actions()).filter((action) => action === 'session.slowed')).toHaveLength(1);
  });

  it('does not keep the owner out who comes from another place', async () => {
    const person = await makePerson(api);
    for (let attempt = 0; attempt < 8; attempt += 1) await tryLogin(api, person.email, wrong, '198.51.100.7');
    expect((await tryLogin(api, person.email, person.password, '203.0.113.9')).status).toBe(200);
  });

  it('cannot pass as a burst', async () => {
    const person = await makePerson(api);
    const burst = Array.from({ length: 12 }, () => tryLogin(api, person.email, wrong, '198.51.100.8'));
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
  });

  it('is slowed for a whole IPv6 household, whoever is guessed', async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1) {
      const response = await tryLogin(api, `guess-${attempt}@example.test`, wrong, `2001:db8:1:2:${attempt}::1`);
      statuses.push(response.status);
    }
    expect(statuses.slice(0, 21)).not.toContain(429);
    expect(statuses[21]).toBe(429);
  });
});
