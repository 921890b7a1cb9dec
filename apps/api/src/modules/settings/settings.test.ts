import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { tryLogin } from '../../../test/people.ts';
import { saveEntry } from '../content/saveEntry.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

const person = {
  email: 'asking@example.test',
  firstName: 'Asking',
  lastName: 'Person',
  password: 'a password of their own',
};
const ask = (change = {}) => api.call(calls.register, { body: { ...person, ...change } });

describe('settings and registration', () => {
  it('are missing, and closed, before anything is published', async () => {
    expect((await api.call(calls.getSettings)).status).toBe(404);
    expect((await ask()).body.text_code).toBe('FORBIDDEN');
  });

  it('are public but for what is nobody’s business, in English until Urdu is published', async () => {
    const ctx = api.ctx();
    const own = { title: 'Sample Asset Management', phone: null, logo: null, registration: false, sampleContent: true };
    const entry = await makeLive(ctx, 'settings', own, { key: 'settings' });
    const english = await api.call(calls.getSettings);
    expect(english.body).toMatchObject({ title: 'Sample Asset Management', phone: null, sampleContent: true });
    expect(english.body).not.toHaveProperty('registration');
    expect((await api.call(calls.getSettings, { query: { lang: 'ur' } })).body.title).toBe('Sample Asset Management');
    await publish(ctx, await translate(ctx, entry, 'ur', { title: 'سیمپل', tagline: null }), 'ur');
    const urdu = await api.call(calls.getSettings, { query: { lang: 'ur' } });
    expect(urdu.body).toMatchObject({ title: 'سیمپل', tagline: null, email: english.body.email, sampleContent: true });
    expect((await ask()).status).toBe(403);
    const data = { ...entry.data, registration: true };
    const saved = await saveEntry({
      ctx,
      input: { type: 'settings', id: entry.id, locale: 'en', version: entry.version, data },
    });
    expect((await ask()).status).toBe(403);
    await publish(ctx, saved);
  });

  it('let staff ask for an account once they are published so; an administrator must approve it', async () => {
    expect((await ask()).body).toEqual({ message: 'Registration successful' });
    expect((await tryLogin(api, person.email, person.password)).status).toBe(401);
    const admin = await makeUser(api, ['admin']);
    const users = await api.call(calls.listUsers, {}, admin);
    const waiting = users.body.find(({ email }) => email === person.email);
    expect(waiting).toMatchObject({ state: 'waiting', roles: [] });
    const approval = { params: { id: waiting?.id ?? '' }, body: { state: 'active' as const } };
    await api.call(calls.updateUser, approval, admin);
    expect((await tryLogin(api, person.email, person.password)).status).toBe(200);
  });

  it('answer alike for an e-mail that has an account, and change nothing of it', async () => {
    expect((await ask({ password: 'another password here' })).body).toEqual({ message: 'Registration successful' });
    expect((await tryLogin(api, person.email, person.password)).status).toBe(200);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ password: 'short' }, 'password'],
    [{ firstName: ' ' }, 'firstName'],
    [{ roles: ['admin'] }, 'roles'],
  ])('refuse %j', async (change, path) => {
    const { status, body } = await ask(change);
    expect([status, body.fields?.[0]?.path]).toEqual([400, path]);
  });
});
