import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, urduPages } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { makePerson, readJson, refreshWithCookie, signIn, withToken } from '../../../test/people.ts';
import { advanceTime, codeOf, logIn, makeTwoStepPerson, period } from '../../../test/twoStep.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';
import { setCustomRoles, writeRole } from '../roles/queries.ts';

let api: TestApi;
let admin: UserActor;
let compliance: UserActor;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
  compliance = await makeUser(api, ['compliance']);
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

const rule = (role: string, required: boolean, as = admin) =>
  api.call(calls.setSecondStepRule, { body: { role, required } }, as);
const ruleOf = async (role: string) =>
  (await api.call(calls.listSecondStepRules, {}, compliance)).body.find((each) => each.role === role);
const codeAt = async (path: string, token: string) => {
  const response = await withToken(api, path, token);
  return response.status === 200 ? 200 : (await readJson(response)).text_code;
};
const post = (path: string, token: string, body: unknown = undefined) =>
  withToken(api, path, token, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

describe('requiring a second step of a role', () => {
  it('says how many of its people have none, and is in the log', async () => {
    await makeTwoStepPerson(api);
    expect(await ruleOf('editor')).toEqual({ role: 'editor', required: false, people: 2, without: 1 });
    expect((await rule('editor', true)).body).toEqual({ role: 'editor', required: true, people: 2, without: 1 });
    expect((await auditAfter(api.handle.db, 0, 500)).at(-1)).toMatchObject({
      action: 'role.secondStep',
      userId: admin.userId,
      detail: { role: 'editor', required: true, without: 1 },
    });
    expect((await rule('editor', false)).body.required).toBe(false);
    expect(await ruleOf('hr')).toEqual({ role: 'hr', required: false, people: 0, without: 0 });
  });

  it('is for administrators; the list is for whoever reads the log too', async () => {
    expect((await rule('editor', true, compliance)).status).toBe(403);
    expect((await api.call(calls.listSecondStepRules, {}, editor)).status).toBe(403);
  });

  it('refuses what is no role, and answers 404 for one that is gone', async () => {
    expect((await rule('owner', true)).body).toMatchObject({ text_code: 'VALIDATION' });
    expect((await rule('editor', 'yes' as never)).body).toMatchObject({ text_code: 'VALIDATION' });
    expect((await rule('00000000-0000-4000-8000-000000000000', true)).status).toBe(404);
  });
});

describe('a person of such a role without a second step', () => {
  it('can do nothing but set one up, and then goes on in the same session', async () => {
    const person = await makePerson(api, ['hr']);
    const device = await signIn(api, person);
    expect(device.secondStepDue).toBe(false);
    expect(await codeAt(calls.ownSessions.path, device.token)).toBe(200);
    await rule('hr', true);
    expect(await codeAt(calls.ownSessions.path, device.token)).toBe('SECOND_STEP_REQUIRED');
    expect(await codeAt(calls.adminMenu.path, device.token)).toBe('SECOND_STEP_REQUIRED');
    const renewed = await refreshWithCookie(api, device.cookie);
    expect(renewed.body.secondStepDue).toBe(true);
    const { token } = renewed.body;
    expect(await codeAt(calls.totpState.path, token)).toBe(200);
    const { secret } = (await (await post(calls.startTotp.path, token)).json()) as { secret: string };
    expect((await post(calls.confirmTotp.path, token, { code: codeOf(api, secret) })).status).toBe(200);
    expect(await codeAt(calls.adminMenu.path, token)).toBe(200);
    expect((await refreshWithCookie(api, renewed.cookie)).body.secondStepDue).toBe(false);

    advanceTime(api, period);
    const off = await post(calls.stopTotp.path, token, { password: person.password, code: codeOf(api, secret) });
    expect([off.status, (await readJson(off)).text_code]).toEqual([409, 'IN_USE']);
    const { body } = await logIn(api, person);
    expect(body.text_code).toBe('CODE_REQUIRED');
    await rule('hr', false);
  });

  it('is asked again after an administrator turned it off', async () => {
    const person = await makeTwoStepPerson(api);
    await rule('editor', true);
    const { body } = await logIn(api, person, { recoveryCode: person.recoveryCodes[0] });
    expect(await codeAt(calls.ownSessions.path, body.token)).toBe(200);
    await api.call(calls.updateUser, { params: { id: person.id }, body: { totp: false } }, admin);
    expect(await codeAt(calls.ownSessions.path, body.token)).toBe('SECOND_STEP_REQUIRED');
    await rule('editor', false);
    expect(await codeAt(calls.ownSessions.path, body.token)).toBe(200);
  });

  it('may hold a role of the administrators’ own', async () => {
    const person = await makePerson(api, []);
    const roleId = await writeRole(api.handle.db, null, urduPages, api.time.now);
    await setCustomRoles(api.handle.db, person.id, [roleId]);
    const { token } = await signIn(api, person);
    expect((await rule(roleId, true)).body).toEqual({ role: roleId, required: true, people: 1, without: 1 });
    expect(await codeAt(calls.ownSessions.path, token)).toBe('SECOND_STEP_REQUIRED');
    expect((await signIn(api, person)).secondStepDue).toBe(true);
    await api.call(calls.updateRole, { params: { id: roleId }, body: { ...urduPages, name: 'Renamed' } }, admin);
    expect((await ruleOf(roleId))?.required).toBe(true);
  });
});
