import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { makePerson, readJson, signIn, tryLogin, withToken } from '../../../test/people.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';

let api: TestApi;
let admin: UserActor;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

const newcomer = {
  email: 'newcomer@example.test',
  firstName: 'New',
  lastName: 'Comer',
  roles: ['editor' as const, 'editor' as const],
  password: 'a password of their own',
};

describe('making an account', () => {
  it('lets its owner sign in at once, and writes it down without the password', async () => {
    const { status, body } = await api.call(calls.createUser, { body: newcomer }, admin);
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: newcomer.email, roles: ['editor'], state: 'active' });
    expect(body).not.toHaveProperty('passwordHash');
    expect((await tryLogin(api, newcomer.email, newcomer.password)).status).toBe(200);
    const auditRows = JSON.stringify(await auditAfter(api.handle.db, 0, 100));
    expect(auditRows).toContain('user.create');
    expect(auditRows).not.toContain(newcomer.password);
  });

  it('is for administrators', async () => {
    const sent = { body: { ...newcomer, email: 'denied@example.test' } };
    expect((await api.call(calls.createUser, sent, editor)).status).toBe(403);
    expect((await api.call(calls.listUsers, {}, editor)).status).toBe(403);
    expect((await api.call(calls.createUser, sent)).status).toBe(401);
  });

  it.each([
    ['a short password', { password: 'short' }, 'password'],
    ['no e-mail', { email: 'nobody' }, 'email'],
    ['an unknown role', { roles: ['owner' as 'admin'] }, 'roles.0'],
    ['an e-mail that is taken, however it is written', { email: 'NEWCOMER@example.test' }, 'email'],
  ])('refuses %s', async (_what, change, path) => {
    const { status, body } = await api.call(calls.createUser, { body: { ...newcomer, ...change } }, admin);
    expect([status, body.text_code]).toEqual([400, 'VALIDATION']);
    expect(body.fields?.[0]?.path).toBe(path);
  });

  it('shows in the list', async () => {
    const { body } = await api.call(calls.listUsers, {}, admin);
    expect(body.map(({ email }) => email)).toContain(newcomer.email);
  });
});

describe('changing an account', () => {
  it.each([
    ['another password', { password: 'another long password' }],
    ['other roles', { roles: ['hr' as const] }],
    ['disabling', { state: 'disabled' as const }],
  ])('%s ends its sessions at once', async (_what, change) => {
    const person = await makePerson(api);
    const device = await signIn(api, person);
    const { status } = await api.call(calls.updateUser, { params: { id: person.id }, body: change }, admin);
    expect(status).toBe(200);
    const response = await withToken(api, calls.adminMenu.path, device.token);
    expect([response.status, (await readJson(response)).text_code]).toEqual([401, 'SESSION_ENDED']);
  });

  it('a new name, or the same roles, end nothing', async () => {
    const person = await makePerson(api, ['editor', 'hr']);
    const device = await signIn(api, person);
    const body = { firstName: 'Renamed', roles: ['hr' as const, 'editor' as const] };
    const changed = await api.call(calls.updateUser, { params: { id: person.id }, body }, admin);
    expect(changed.body).toMatchObject({ firstName: 'Renamed', lastName: 'Tester' });
    expect((await withToken(api, calls.adminMenu.path, device.token)).status).toBe(200);
  });

  it('lets a waiting user in', async () => {
    const person = await makePerson(api, [], 'waiting');
    const body = { state: 'active' as const, roles: ['editor' as const] };
    await api.call(calls.updateUser, { params: { id: person.id }, body }, admin);
    expect((await tryLogin(api, person.email, person.password)).status).toBe(200);
  });

  it('is for administrators, and for accounts that exist', async () => {
    const sent = { params: { id: editor.userId }, body: { roles: ['admin' as const] } };
    expect((await api.call(calls.updateUser, sent, editor)).status).toBe(403);
    const nobody = { params: { id: '00000000-0000-4000-8000-000000000000' }, body: { firstName: 'No' } };
    expect((await api.call(calls.updateUser, nobody, admin)).status).toBe(404);
  });

  it('refuses unknown keys and states', async () => {
    const response = await api.request(`/api/users/${editor.userId}`, {
      method: 'PUT',
      as: admin,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ state: 'waiting', email: 'other@example.test' }),
    });
    expect(response.status).toBe(400);
  });

  it('keeps the last administrator', async () => {
    const sent = (body: object) => ({ params: { id: admin.userId }, body });
    for (const body of [{ state: 'disabled' }, { roles: ['editor'] }]) {
      const response = await api.call(calls.updateUser, sent(body), admin);
      expect([response.status, response.body.text_code]).toEqual([409, 'IN_USE']);
    }
    await makeUser(api, ['admin']);
    expect((await api.call(calls.updateUser, sent({ roles: ['editor'] }), admin)).status).toBe(200);
  });
});
