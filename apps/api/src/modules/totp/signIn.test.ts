import { randomUUID } from 'node:crypto';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { makePerson } from '../../../test/people.ts';
import { advanceTime, codeOf, logIn, makeTwoStepPerson, period, wrongCodeOf } from '../../../test/twoStep.ts';
import { user } from '../../db/schema/index.ts';
import { auditAfter } from '../audit/queries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());
// An hour forgets all failures, so that the tests do not slow each other.
beforeEach(() => advanceTime(api, 3_700));

const statusAndCode = ({ status, body }: { status: number; body: { text_code?: string } }) => [status, body.text_code];
const refused = [401, 'CREDENTIALS'];

describe('the second step of signing in', () => {
  it('is asked for after the right password, and taken with a code', async () => {
    const person = await makeTwoStepPerson(api);
    advanceTime(api, period);
    const firstStep = await logIn(api, person);
    expect(statusAndCode(firstStep)).toEqual([401, 'CODE_REQUIRED']);
    expect(firstStep.headers.getSetCookie()).toEqual([]);
    const { status, body } = await logIn(api, person, { code: codeOf(api, person.secret) });
    expect([status, body.user.id]).toEqual([200, person.id]);
    const [last] = (await auditAfter(api.handle.db, 0, 1_000)).slice(-1);
    expect(last).toMatchObject({ action: 'session.login', userId: person.id, detail: { second: 'code' } });
  });

  it('is the same at the old path', async () => {
    const { email, password, secret } = await makeTwoStepPerson(api);
    advanceTime(api, period);
    expect(statusAndCode(await api.call(calls.legacyLogin, { body: { email, password } }))).toEqual([
      401,
      'CODE_REQUIRED',
    ]);
    const body = { email, password, code: codeOf(api, secret) };
    expect((await api.call(calls.legacyLogin, { body })).status).toBe(200);
  });

  it('is asked of nobody else, and a code more does no harm', async () => {
    const person = await makePerson(api);
    expect((await logIn(api, person)).status).toBe(200);
    expect((await logIn(api, person, { code: '123456' })).status).toBe(200);
  });

  it('tells nothing to who does not know the password', async () => {
    const person = await makeTwoStepPerson(api);
    advanceTime(api, period);
    const password = 'not the password';
    const responses = [
      await logIn(api, person, { password }),
      await logIn(api, person, { password, code: codeOf(api, person.secret) }),
      await logIn(api, person, { code: wrongCodeOf(api, person.secret) }),
      await logIn(api, person, { email: `${randomUUID()}@example.test`, code: '123456' }),
    ].map(({ status, body }) => ({ status, ...body, requestId: '' }));
    expect(responses[0]).toMatchObject({ status: 401, text_code: 'CREDENTIALS' });
    for (const response of responses) expect(response).toEqual(responses[0]);
    expect((await logIn(api, person, { code: codeOf(api, person.secret) })).status).toBe(200);
  });

  it.each([
    [{ code: '12345' }, 'code', 'The code has six digits'],
    [{ code: 'abcdef' }, 'code', 'The code has six digits'],
    [{ code: 123_456 as never }, 'code', 'Enter the six-digit code'],
    [{ recoveryCode: '1234-1234' }, 'recoveryCode', 'A recovery code has sixteen letters and digits'],
  ])('refuses %j as malformed, in words', async (more, path, message) => {
    const { status, body } = await logIn(api, await makePerson(api), more);
    expect([status, body.text_code, body.fields]).toEqual([400, 'VALIDATION', [{ path, message }]]);
  });
});

describe('a code', () => {
  it('is good once: not after the set-up, not after a sign-in', async () => {
    const person = await makeTwoStepPerson(api);
    expect(statusAndCode(await logIn(api, person, { code: codeOf(api, person.secret) }))).toEqual(refused);
    advanceTime(api, period);
    const code = codeOf(api, person.secret);
    expect((await logIn(api, person, { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(200);
    expect(statusAndCode(await logIn(api, person, { code }))).toEqual(refused);
  });

  it('is good once for two at the same time', async () => {
    const person = await makeTwoStepPerson(api);
    advanceTime(api, period);
    const code = codeOf(api, person.secret);
    const responses = await Promise.all([1, 2, 3].map(() => logIn(api, person, { code })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('may be one step old or early, no more, and never older than the last', async () => {
    const person = await makeTwoStepPerson(api);
    const code = (periods: number) => ({ code: codeOf(api, person.secret, periods) });
    advanceTime(api, 3 * period);
    expect(statusAndCode(await logIn(api, person, code(-2)))).toEqual(refused);
    expect(statusAndCode(await logIn(api, person, code(2)))).toEqual(refused);
    expect((await logIn(api, person, code(-1))).status).toBe(200);
    expect((await logIn(api, person, code(1))).status).toBe(200);
    expect(statusAndCode(await logIn(api, person, code(0)))).toEqual(refused);
  });

  it('of somebody else is none', async () => {
    const [one, other] = [await makeTwoStepPerson(api), await makeTwoStepPerson(api)];
    advanceTime(api, period);
    expect(statusAndCode(await logIn(api, one, { code: codeOf(api, other.secret) }))).toEqual(refused);
    expect(statusAndCode(await logIn(api, one, { recoveryCode: other.recoveryCodes[0] }))).toEqual(refused);
    expect((await logIn(api, other, { recoveryCode: other.recoveryCodes[0] })).status).toBe(200);
  });
});

describe('a recovery code', () => {
  it('takes the place of a code once, however it is written', async () => {
    const person = await makeTwoStepPerson(api);
    const [first = ''] = person.recoveryCodes;
    const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await logIn(api, person, { recoveryCode: typed })).status).toBe(200);
    expect(statusAndCode(await logIn(api, person, { recoveryCode: first }))).toEqual(refused);
    const { body } = await api.call(calls.totpState, {}, person.actor);
    expect(body).toEqual({ on: true, recoveryCodes: 9 });
  });

  it('outlives the session secret, which the keys of the apps do not', async () => {
    const person = await makeTwoStepPerson(api);
    const before = api.base.secrets.session;
    api.base.secrets.session = randomUUID() + randomUUID();
    try {
      advanceTime(api, period);
      expect(statusAndCode(await logIn(api, person, { code: codeOf(api, person.secret) }))).toEqual(refused);
      expect((await logIn(api, person, { recoveryCode: person.recoveryCodes[0] })).status).toBe(200);
    } finally {
      api.base.secrets.session = before;
    }
  });
});

describe('guessing codes', () => {
  it('is slowed like guessing passwords, also for who knows the password and asks in between', async () => {
    const person = await makeTwoStepPerson(api);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      statuses.push((await logIn(api, person)).status);
      statuses.push((await logIn(api, person, { code: wrongCodeOf(api, person.secret) })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    advanceTime(api, 1);
    expect(statusAndCode(await logIn(api, person, { code: wrongCodeOf(api, person.secret) }))).toEqual(refused);
    expect((await logIn(api, person, { code: wrongCodeOf(api, person.secret) })).body.retryAfter).toBe(2);
  });

  it('does not slow an office where many sign in by two steps', async () => {
    const { actor: _, ...person } = await makeTwoStepPerson(api);
    for (let round = 0; round < 24; round += 1) {
      advanceTime(api, period);
      expect(statusAndCode(await logIn(api, person))).toEqual([401, 'CODE_REQUIRED']);
      expect((await logIn(api, person, { code: codeOf(api, person.secret) })).status).toBe(200);
    }
  });

  it('is not for accounts that are closed', async () => {
    const person = await makeTwoStepPerson(api);
    await api.handle.db.update(user).set({ state: 'disabled' });
    expect(statusAndCode(await logIn(api, person))).toEqual(refused);
  });
});
