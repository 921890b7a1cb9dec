import { limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { makePerson, type Person, readJson, tryLogin } from '../../../test/people.ts';
import { deviceCookieName } from './deviceCookie.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());
beforeEach(() => {
  api.time.now = new Date(api.time.now.getTime() + 3_700_000);
});

const wrong = 'not the password';

function logInFrom(person: Person, cookie: string, password = person.password, from = '203.0.113.77') {
  return api.request(calls.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify({ email: person.email, password }),
  });
}

const deviceHeader = (response: Response) =>
  response.headers.getSetCookie().find((header) => header.startsWith(`${deviceCookieName}=`)) ?? '';

async function deviceOf(person: Person): Promise<string> {
  return deviceHeader(await tryLogin(api, person.email, person.password)).split(';')[0] ?? '';
}

async function guess({ email }: { email: string }) {
  const answers: { status: number; error: string }[] = [];
  for (let network = 1; network <= 60; network += 1) {
    const response = await tryLogin(api, email, wrong, `198.51.${network}.7`);
    answers.push({ status: response.status, error: (await readJson(response)).error });
  }
  return answers;
}

describe('a device on which the owner signed in', () => {
  it('is known by a signed cookie of the sign-in alone', async () => {
    const person = await makePerson(api);
    const header = deviceHeader(await tryLogin(api, person.email, person.password));
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', `Path=${calls.login.path}`, 'Max-Age=15552000'])
      expect(header).toContain(part);
    expect(header).not.toContain(person.email);
    expect(deviceHeader(await tryLogin(api, person.email, wrong))).toBe('');
  });

  it('gets in while 60 networks guess, which other devices have to wait for', async () => {
    const person = await makePerson(api);
    const cookie = await deviceOf(person);
    const guessed = await guess(person);
    expect(guessed.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await tryLogin(api, person.email, person.password, '203.0.113.88')).status).toBe(429);
    expect((await logInFrom(person, cookie)).status).toBe(200);
    expect((await tryLogin(api, person.email, person.password, '203.0.113.88')).status).toBe(429);
  });

  it('helps no other account', async () => {
    const cookie = await deviceOf(await makePerson(api));
    const other = await makePerson(api);
    await guess(other);
    expect((await logInFrom(other, cookie)).status).toBe(429);
  });

  it('is slowed by its own guesses', async () => {
    const person = await makePerson(api);
    const cookie = await deviceOf(person);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await logInFrom(person, cookie, wrong, `203.0.${count}.1`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it.each([
    ['forged', (cookie: string) => `${cookie.slice(0, -4)}AAAA`],
    ['made to last longer', (cookie: string) => cookie.replace(/\.\d+\./, '.9999999999999.')],
    ['empty', () => `${deviceCookieName}=`],
  ])('is not known by a cookie that is %s', async (_, change) => {
    const person = await makePerson(api);
    const cookie = await deviceOf(person);
    await guess(person);
    expect((await logInFrom(person, change(cookie))).status).toBe(429);
  });

  it('is forgotten in the end', async () => {
    const person = await makePerson(api);
    const cookie = await deviceOf(person);
    api.time.now = new Date(api.time.now.getTime() + limits.knownDeviceDays * dayMs + 1);
    await guess(person);
    expect((await logInFrom(person, cookie)).status).toBe(429);
  });

  it('is no sign of whether an account exists', async () => {
    const person = await makePerson(api);
    await deviceOf(person);
    expect(await guess({ email: 'nobody@example.test' })).toEqual(await guess(person));
  });
});
