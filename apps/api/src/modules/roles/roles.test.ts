import { limits } from '@fundfront/content-model';
import { calls, type RoleInput } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHolder, makeUser, urduPages } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { makePerson, signIn, withToken } from '../../../test/people.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';

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

const make = (given: Partial<RoleInput> = {}, as = admin) =>
  api.call(calls.createRole, { body: { ...urduPages, ...given } }, as);
const change = (id: string, given: Partial<RoleInput> = {}, as = admin) =>
  api.call(calls.updateRole, { params: { id }, body: { ...urduPages, ...given } }, as);
const remove = (id: string, as = admin) => api.call(calls.deleteRole, { params: { id } }, as);
const list = async () => (await api.call(calls.listRoles, {}, compliance)).body;
const give = (userId: string, customRoles: string[], as = admin) =>
  api.call(calls.updateUser, { params: { id: userId }, body: { customRoles } }, as);
const actions = async () => (await auditAfter(api.handle.db, 0, 500)).map(({ action }) => action);
const nobody = '00000000-0000-4000-8000-000000000000';

describe('making a role', () => {
  it('stores what was chosen, and the log has it', async () => {
    const { status, body } = await make({ name: '  Translator ', types: ['page', 'article', 'page'] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Translator', permissions: ['content.edit'], locales: ['ur'], people: [] });
    expect(body.types).toEqual(['article', 'page']);
    expect((await list()).customRoles).toContainEqual(body);
    const logged = (await auditAfter(api.handle.db, 0, 500)).find(({ action }) => action === 'role.create');
    expect(logged?.detail).toMatchObject({ role: body.id, name: 'Translator', locales: ['ur'] });
  });

  it('is for administrators; the list is for whoever reads the log too', async () => {
    expect((await make({ name: 'Denied' }, compliance)).status).toBe(403);
    expect((await api.call(calls.listRoles, {}, editor)).status).toBe(403);
    expect((await list()).people).toMatchObject({ admin: 1, compliance: 1, editor: 1, hr: 0 });
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(limits.roleNameLength + 1) }, 'name'],
    ['a name that is taken, however it is written', { name: 'TRANSLATOR' }, 'name'],
    ['no right', { permissions: [] }, 'permissions'],
    ['a right that stays with the decided roles', { permissions: ['users.manage' as 'content.edit'] }, 'permissions.0'],
    ['no type', { types: [] }, 'types'],
    ['an unknown type', { types: ['poem' as 'page'] }, 'types.0'],
    ['no language', { locales: [] }, 'locales'],
    ['an unknown language', { locales: ['fr' as 'en'] }, 'locales.0'],
  ])('refuses %s', async (_what, given, path) => {
    const { status, body } = await make({ name: 'Another', ...given });
    expect([status, body.text_code, body.fields?.[0]?.path]).toEqual([400, 'VALIDATION', path]);
  });
});

describe('changing a role', () => {
  it('takes effect at the holder’s next request, who stays signed in', async () => {
    const { body: role } = await make({ name: 'Uploader', permissions: ['leads.read'], types: [] });
    const person = await makePerson(api, []);
    await give(person.id, [role.id]);
    const device = await signIn(api, person);
    expect(device.user.customRoles).toEqual([
      { id: role.id, name: 'Uploader', permissions: ['leads.read'], types: [], locales: ['ur'] },
    ]);
    const open = () => withToken(api, '/api/inbox/requestCall', device.token);
    expect((await open()).status).toBe(200);
    await change(role.id, { name: 'Uploader', permissions: ['media.upload'] });
    expect((await open()).status).toBe(403);
    await change(role.id, { name: 'Uploader', permissions: ['leads.read'], types: null });
    expect((await open()).status).toBe(200);
    expect(await actions()).toContain('role.update');
  });

  it('is for administrators, and for roles that exist', async () => {
    const { body: role } = await make({ name: 'Changed' });
    expect((await change(role.id, { name: 'Mine' }, editor)).status).toBe(403);
    expect((await change(nobody)).status).toBe(404);
    expect((await change(role.id, { name: 'Translator' })).body.fields?.[0]?.path).toBe('name');
    expect((await change(role.id, { name: 'changed' })).body.name).toBe('changed');
  });
});

describe('giving a role', () => {
  it('to a new account, beside a decided one', async () => {
    const { body: role } = await make({ name: 'Given' });
    const body = { email: 'given@example.test', firstName: 'Given', lastName: 'Role', roles: ['hr' as const] };
    const made = await api.call(calls.createUser, { body: { ...body, customRoles: [role.id] } }, admin);
    expect(made.body).toMatchObject({ roles: ['hr'], customRoles: [{ id: role.id, name: 'Given' }] });
    const listed = (await api.call(calls.listUsers, {}, admin)).body.find(({ id }) => id === made.body.id);
    expect(listed?.customRoles).toEqual([{ id: role.id, name: 'Given' }]);
    const logged = (await auditAfter(api.handle.db, 0, 500)).findLast(({ action }) => action === 'user.create');
    expect(logged?.detail).toMatchObject({ customRoles: [{ name: 'Given' }] });
  });

  it('ends the sessions of the person, as other roles do, and a second time nothing', async () => {
    const { body: role } = await make({ name: 'Taken' });
    const person = await makePerson(api);
    const device = await signIn(api, person);
    await give(person.id, [role.id]);
    expect((await withToken(api, calls.adminMenu.path, device.token)).status).toBe(401);
    const again = await signIn(api, person);
    await give(person.id, [role.id]);
    expect((await withToken(api, calls.adminMenu.path, again.token)).status).toBe(200);
    expect((await give(person.id, [])).body.customRoles).toEqual([]);
  });

  it('refuses who is no administrator, and a role that is gone', async () => {
    expect((await give(editor.userId, [], editor)).status).toBe(403);
    const { status, body } = await give(editor.userId, [nobody]);
    expect([status, body.fields?.[0]?.path]).toEqual([400, 'customRoles']);
  });

  it('opens no account to who holds nothing else than rights of their own making', async () => {
    const holder = await makeHolder(api, { permissions: ['content.edit', 'content.publish'], types: null });
    expect((await make({ name: 'Climber' }, holder)).status).toBe(403);
    expect((await give(holder.userId, [], holder)).status).toBe(403);
  });
});

describe('deleting a role', () => {
  it('says who holds it, and is done once nobody does', async () => {
    const { body: role } = await make({ name: 'Leaving' });
    await give(editor.userId, [role.id]);
    const refused = await remove(role.id);
    expect([refused.status, refused.body.text_code]).toEqual([409, 'IN_USE']);
    expect(refused.body.error).toContain('editor Tester');
    await give(editor.userId, []);
    expect((await remove(role.id)).body).toEqual({ ok: true });
    expect((await remove(role.id)).status).toBe(404);
    expect(await actions()).toContain('role.delete');
  });

  it('is for administrators', async () => {
    const { body: role } = await make({ name: 'Staying' });
    expect((await remove(role.id, compliance)).status).toBe(403);
  });
});

it('there are not endless roles', async () => {
  const { customRoles } = await list();
  for (let count = customRoles.length; count < limits.customRoles; count += 1) await make({ name: `Filler ${count}` });
  const { status, body } = await make({ name: 'One too many' });
  expect([status, body.error]).toEqual([400, expect.stringContaining(`${limits.customRoles} roles`)]);
});
