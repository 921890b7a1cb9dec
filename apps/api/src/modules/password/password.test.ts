import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { makePerson, readJson, signIn, tryLogin, withToken } from '../../../test/people.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';
import { deliverMails } from '../outbox/deliverMails.ts';

const chosen = 'another long password';

let api: TestApi;
let admin: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
});
beforeEach(() => {
  api.mail.sent.length = 0;
  api.time.now = new Date(api.time.now.getTime() + 7_200_000);
});
afterAll(() => api?.close());

async function post(
  path: string,
  body: unknown,
  token?: string,
): Promise<{ status: number; code: string | undefined }> {
  const response = await api.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, code: (await readJson(response)).text_code };
}

const ask = (email: string) => post(calls.forgotPassword.path, { email });
const set = (token: string, password = chosen) => post(calls.setPassword.path, { token, password });

async function mailedToken(email: string): Promise<string> {
  const found = () => api.mail.sent.filter(({ to }) => to.toLowerCase() === email.toLowerCase()).at(-1);
  await vi.waitFor(
    async () => {
      await deliverMails(api.ctx());
      expect(found()).toBeDefined();
    },
    { timeout: 30_000 },
  );
  return /#password=([\w-]+)/.exec(found()?.text ?? '')?.[1] ?? '';
}

describe('one’s own password', () => {
  it('is changed with the present one, and the sessions elsewhere end', async () => {
    const person = await makePerson(api);
    const { token } = await signIn(api, person);
    const wrong = await post(calls.changePassword.path, { password: 'not mine at all', newPassword: chosen }, token);
    expect(wrong).toEqual({ status: 400, code: 'VALIDATION' });
    const same = { password: person.password, newPassword: person.password };
    expect((await post(calls.changePassword.path, same, token)).status).toBe(400);
    const short = { password: person.password, newPassword: 'short' };
    expect((await post(calls.changePassword.path, short, token)).status).toBe(400);
    const good = { password: person.password, newPassword: chosen };
    expect((await post(calls.changePassword.path, good, token)).status).toBe(200);
    expect((await withToken(api, calls.adminMenu.path, token)).status).toBe(200);
    expect((await tryLogin(api, person.email, person.password)).status).toBe(401);
    expect((await tryLogin(api, person.email, chosen)).status).toBe(200);
    expect((await post(calls.changePassword.path, good)).status).toBe(401);
    expect(JSON.stringify(await auditAfter(api.handle.db, 0, 10_000))).not.toContain(chosen);
  });

  it('is refused while it is weak, with the reason and what to do', async () => {
    const person = await makePerson(api);
    const { token } = await signIn(api, person);
    const change = async (newPassword: string) => {
      const response = await withToken(api, calls.changePassword.path, token, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ password: person.password, newPassword }),
      });
      return readJson(response);
    };
    const answers = {
      password1234: /tried first/,
      aaaaaaaaaaaa: /repeats itself/,
      abcdefghijkl: /alphabet/,
      'Person.Tester1': /your name/,
    };
    for (const [weak, reason] of Object.entries(answers)) {
      const fresh = await change(weak);
      expect(fresh.fields?.[0]?.path, weak).toBe('newPassword');
      expect(fresh.error, weak).toMatch(reason);
      expect(fresh.error, weak).toMatch(/four or more words/);
    }
    expect((await tryLogin(api, person.email, person.password)).status).toBe(200);
  });

  it('cannot be found out by trying', async () => {
    const { token } = await signIn(api, await makePerson(api));
    const attempt = () => post(calls.changePassword.path, { password: 'a guess of mine', newPassword: chosen }, token);
    const codes = [];
    for (let count = 0; count < 8; count += 1) codes.push((await attempt()).code);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('a forgotten password', () => {
  it('is set by the link of a mail, once, and ends every session', async () => {
    const person = await makePerson(api);
    const { token: session } = await signIn(api, person);
    expect((await ask(person.email)).status).toBe(200);
    const token = await mailedToken(person.email);
    expect((await set(token, 'short')).status).toBe(400);
    expect(await set(token, 'password1234')).toEqual({ status: 400, code: 'VALIDATION' });
    const both = await Promise.all([set(token), set(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await set(token)).status).toBe(404);
    expect((await withToken(api, calls.adminMenu.path, session)).status).toBe(401);
    expect((await tryLogin(api, person.email, chosen)).status).toBe(200);
    const stored = await api.handle.db.execute('select hash from password_link');
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('is answered alike for nobody, and for who may not sign in, and mails them nothing', async () => {
    const disabled = await makePerson(api, ['editor'], 'disabled');
    const known = await makePerson(api);
    const answers = [await ask('nobody@example.test'), await ask(disabled.email), await ask(known.email)];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await mailedToken(known.email);
    expect(api.mail.sent.map(({ to }) => to)).toEqual([known.email]);
  });

  it('has a link that is too old after an hour, and that a newer one replaces', async () => {
    const person = await makePerson(api);
    await ask(person.email);
    const first = await mailedToken(person.email);
    api.mail.sent.length = 0;
    await ask(person.email);
    const second = await mailedToken(person.email);
    expect((await set(first)).status).toBe(404);
    api.time.now = new Date(api.time.now.getTime() + 3_600_001);
    expect((await set(second)).status).toBe(404);
    expect((await set('')).status).toBe(404);
  });

  it('is asked for a few times by one network', async () => {
    const codes = [];
    for (let count = 0; count < 8; count += 1) codes.push((await ask('someone@example.test')).code);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});

describe('an invitation', () => {
  it('lets the person of a new account choose the password', async () => {
    const body = { email: 'invited@example.test', firstName: 'New', lastName: 'Person', roles: ['editor' as const] };
    const { body: made, status } = await api.call(calls.createUser, { body }, admin);
    expect(status).toBe(200);
    const first = await mailedToken(body.email);
    api.mail.sent.length = 0;
    expect((await api.call(calls.inviteUser, { params: { id: made.id } }, admin)).status).toBe(200);
    const second = await mailedToken(body.email);
    expect((await set(first)).status).toBe(404);
    expect((await set(second)).status).toBe(200);
    expect((await tryLogin(api, body.email, chosen)).status).toBe(200);
  });

  it('is for administrators, and for accounts that may sign in', async () => {
    const editor = await makeUser(api, ['editor']);
    const person = await makePerson(api);
    const disabled = await makePerson(api, ['editor'], 'disabled');
    const invite = (id: string, as: UserActor) => api.call(calls.inviteUser, { params: { id } }, as);
    expect((await invite(person.id, editor)).status).toBe(403);
    expect((await invite(disabled.id, admin)).body.text_code).toBe('IN_USE');
    expect((await invite('00000000-0000-4000-8000-000000000000', admin)).status).toBe(404);
  });
});

describe('sessions', () => {
  it('are listed to their owner and to administrators, who end them at once', async () => {
    const person = await makePerson(api);
    await signIn(api, person);
    const { token, sessionId } = await signIn(api, person);
    const own = (await (await withToken(api, calls.ownSessions.path, token)).json()) as {
      id: string;
      isThis: boolean;
    }[];
    expect(own).toHaveLength(2);
    expect(own.find(({ isThis }) => isThis)?.id).toBe(sessionId);
    const { body } = await api.call(calls.userSessions, { params: { id: person.id } }, admin);
    expect(body.filter(({ endedAt }) => endedAt === null).map(({ id }) => id)).toEqual([sessionId]);
    const editor = await makeUser(api, ['editor']);
    expect((await api.call(calls.endUserSessions, { params: { id: person.id } }, editor)).status).toBe(403);
    expect((await withToken(api, calls.adminMenu.path, token)).status).toBe(200);
    expect((await api.call(calls.endUserSessions, { params: { id: person.id } }, admin)).status).toBe(200);
    expect((await withToken(api, calls.adminMenu.path, token)).status).toBe(401);
  });
});
