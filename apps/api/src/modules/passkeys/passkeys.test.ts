import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { makePerson } from '../../../test/people.ts';
import { registerPasskey, type SoftPasskey, signInWith, softPasskey } from '../../../test/softPasskey.ts';
import { actorFor, advanceTime, logIn, makeTwoStepPerson } from '../../../test/twoStep.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';
import { deliverMails } from '../outbox/deliverMails.ts';

let api: TestApi;
let admin: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
});
afterAll(() => api?.close());
// An hour forgets all failures, so that the tests do not slow each other.
beforeEach(() => advanceTime(api, 3_700));

const statusAndCode = ({ status, body }: { status: number; body: { text_code?: string } }) => [status, body.text_code];
const list = async (actor: UserActor) => (await api.call(calls.listPasskeys, {}, actor)).body;
const lastAudit = async () => (await auditAfter(api.handle.db, 0, 1_000)).at(-1);
const mailsTo = async (email: string) => {
  await deliverMails(api.ctx());
  return api.mail.sent.filter(({ to }) => to.toLowerCase() === email.toLowerCase()).map(({ subject }) => subject);
};

async function withPasskey(key: SoftPasskey = softPasskey()) {
  const person = await makePerson(api);
  const actor = actorFor(person);
  const added = await registerPasskey(api, actor, person.password, key);
  return { person, actor, key, added };
}
const remove = (actor: UserActor, id: string, password: string) =>
  api.call(calls.removePasskey, { body: { id, password } }, actor);

describe('adding a passkey', () => {
  it('takes the password, answers recovery codes with the first, and tells by mail and log', async () => {
    const { person, actor, key, added } = await withPasskey();
    expect(added.status).toBe(200);
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect(await list(actor)).toMatchObject([{ id: key.id, name: 'Laptop', lastUsedAt: null }]);
    expect(await lastAudit()).toMatchObject({ action: 'passkey.add', userId: person.id, detail: { name: 'Laptop' } });
    advanceTime(api, 1);
    const second = await registerPasskey(api, actor, person.password, softPasskey(), 'Phone');
    expect(second.body.recoveryCodes).toEqual([]);
    expect((await list(actor)).map(({ name }) => name)).toEqual(['Laptop', 'Phone']);
    expect(await mailsTo(person.email)).toEqual(Array(2).fill('A passkey was added to your account'));
  });

  it('names the staff area and the person to the browser, and what they have already', async () => {
    const { person, actor, key } = await withPasskey();
    const { body } = await api.call(calls.startPasskey, { body: { password: person.password } }, actor);
    expect(body).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: person.email, displayName: 'Person Tester' },
      excludeCredentials: [{ id: key.id, type: 'public-key' }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('is for people who are signed in and know their password', async () => {
    const person = await makePerson(api);
    const start = (password: string) => api.call(calls.startPasskey, { body: { password } }, actorFor(person));
    expect(statusAndCode(await start('not my password'))).toEqual([400, 'VALIDATION']);
    for (let attempt = 0; attempt < 4; attempt += 1) await start('not my password');
    expect((await start(person.password)).status).toBe(429);
    expect((await api.call(calls.startPasskey, { body: { password: person.password } })).status).toBe(401);
    expect((await api.call(calls.listPasskeys)).status).toBe(401);
  });

  it.each([
    ['another address', { origin: 'http://localhost:3999' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody who was verified', { isVerified: false }],
  ])('refuses what was made for %s', async (_what, options) => {
    const person = await makePerson(api);
    const actor = actorFor(person);
    const { challenge } = (await api.call(calls.startPasskey, { body: { password: person.password } }, actor)).body;
    const body = { name: 'Laptop', credential: softPasskey().register(challenge, options) };
    expect(statusAndCode(await api.call(calls.addPasskey, { body }, actor))).toEqual([400, 'VALIDATION']);
    expect(await list(actor)).toEqual([]);
  });

  it('takes a challenge once, from whom it was made for, and for five minutes', async () => {
    const person = await makePerson(api);
    const actor = actorFor(person);
    const start = async () =>
      (await api.call(calls.startPasskey, { body: { password: person.password } }, actor)).body.challenge;
    const add = async (challenge: string, as = actor, name = 'Laptop') =>
      (await api.call(calls.addPasskey, { body: { name, credential: softPasskey().register(challenge) } }, as)).status;
    const used = await start();
    expect(await add(used, actor, ' ')).toBe(400);
    expect(await add(used)).toBe(200);
    expect(await add(used)).toBe(400);
    expect(await add(await start(), actorFor(await makePerson(api)))).toBe(400);
    expect(await add((await api.call(calls.startPasskeySignIn)).body.challenge)).toBe(400);
    const old = await start();
    advanceTime(api, limits.passkeyChallengeMs / 1_000);
    expect(await add(old)).toBe(400);
  });

  it('refuses one that is registered already, and more than there may be', async () => {
    const { person, actor, key } = await withPasskey();
    const again = await registerPasskey(api, actor, person.password, key);
    expect(statusAndCode(again)).toEqual([409, 'IN_USE']);
    for (let count = 1; count < limits.passkeys; count += 1) {
      await registerPasskey(api, actor, person.password, softPasskey());
    }
    const start = await api.call(calls.startPasskey, { body: { password: person.password } }, actor);
    expect(statusAndCode(start)).toEqual([409, 'IN_USE']);
  });
});

describe('signing in with a passkey', () => {
  it('takes neither password nor code, and is written down', async () => {
    const { person, actor, key } = await withPasskey();
    const { status, body, headers } = await signInWith(api, key);
    expect([status, body.user.id, body.secondStepDue]).toEqual([200, person.id, false]);
    expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'fundfront_refresh',
      'fundfront_device',
    ]);
    expect(await lastAudit()).toMatchObject({ action: 'session.login', detail: { second: 'passkey' } });
    expect((await list(actor))[0]?.lastUsedAt).toBe(api.time.now.toISOString());
  });

  it('is a second step: the password alone opens nothing, a recovery code helps', async () => {
    const { person, added } = await withPasskey();
    expect(statusAndCode(await logIn(api, person))).toEqual([401, 'CODE_REQUIRED']);
    expect(statusAndCode(await logIn(api, person, { code: '123456' }))).toEqual([401, 'CREDENTIALS']);
    const [recoveryCode] = added.body.recoveryCodes;
    expect((await logIn(api, person, { recoveryCode })).status).toBe(200);
  });

  it.each([
    ['for another address', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a PIN or a finger', { isVerified: false }],
  ])('refuses what was signed %s', async (_what, options) => {
    const { key } = await withPasskey();
    expect(statusAndCode(await signInWith(api, key, options))).toEqual([401, 'CREDENTIALS']);
  });

  it('refuses a passkey that is unknown, and one whose owner may not sign in', async () => {
    expect(statusAndCode(await signInWith(api, softPasskey()))).toEqual([401, 'CREDENTIALS']);
    const { person, key } = await withPasskey();
    await api.call(calls.updateUser, { params: { id: person.id }, body: { state: 'disabled' } }, admin);
    expect(statusAndCode(await signInWith(api, key))).toEqual([401, 'CREDENTIALS']);
  });

  it('takes a challenge once and no other’s, and a signature of this key alone', async () => {
    const { key } = await withPasskey();
    const { challenge } = (await api.call(calls.startPasskeySignIn)).body;
    const credential = key.sign(challenge);
    const send = (body: typeof credential) => api.call(calls.passkeySignIn, { body: { credential: body } });
    expect((await send({ ...credential, response: { ...credential.response, signature: 'AAAA' } })).status).toBe(401);
    expect((await send(credential)).status).toBe(401);
    expect((await send(key.sign('bWFkZSB1cA'))).status).toBe(401);
    const stranger = softPasskey();
    const fresh = (await api.call(calls.startPasskeySignIn)).body.challenge;
    expect((await send({ ...stranger.sign(fresh), id: key.id, rawId: key.id })).status).toBe(401);
    const old = (await api.call(calls.startPasskeySignIn)).body.challenge;
    advanceTime(api, limits.passkeyChallengeMs / 1_000);
    expect((await send(key.sign(old))).status).toBe(401);
    expect((await send({ ...credential, id: 'no base64url!' })).status).toBe(400);
  });

  it('notices a copy: the count of uses only grows', async () => {
    const key = softPasskey();
    key.key.counter = 5;
    await withPasskey(key);
    expect(statusAndCode(await signInWith(api, key))).toEqual([401, 'CREDENTIALS']);
    key.key.counter = 6;
    expect((await signInWith(api, key)).status).toBe(200);
    key.key.counter = 6;
    expect((await signInWith(api, key)).status).toBe(401);
  });

  it('is slowed for a network that tries', async () => {
    const key = softPasskey();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 22; attempt += 1) statuses.push((await signInWith(api, key)).status);
    expect(statuses.slice(0, 21)).toEqual(Array(21).fill(401));
    expect(statuses[21]).toBe(429);
  });
});

describe('removing a passkey', () => {
  it('takes the password, ends it at once, and tells by mail and log', async () => {
    const { person, actor, key } = await withPasskey();
    expect(statusAndCode(await remove(actor, key.id, 'not my password'))).toEqual([400, 'VALIDATION']);
    expect((await remove(actor, key.id, person.password)).body).toEqual({ ok: true });
    expect(statusAndCode(await signInWith(api, key))).toEqual([401, 'CREDENTIALS']);
    expect((await logIn(api, person)).status).toBe(200);
    expect((await mailsTo(person.email)).at(-1)).toBe('A passkey was removed from your account');
    const removed = (await auditAfter(api.handle.db, 0, 1_000)).filter(({ action }) => action === 'passkey.remove');
    expect(removed.at(-1)).toMatchObject({ userId: person.id, detail: { name: 'Laptop' } });
    expect((await api.call(calls.totpState, {}, actor)).body.recoveryCodes).toBe(0);
  });

  it('is for its owner', async () => {
    const { key } = await withPasskey();
    const other = await makePerson(api);
    expect(statusAndCode(await remove(actorFor(other), key.id, other.password))).toEqual([404, 'NOT_FOUND']);
    expect((await signInWith(api, key)).status).toBe(200);
    expect((await api.call(calls.removePasskey, { body: { id: key.id, password: other.password } })).status).toBe(401);
  });

  it('is refused where a role asks for a second step and this is the only one', async () => {
    const { person, actor, key } = await withPasskey();
    await api.call(calls.setSecondStepRule, { body: { role: 'editor', required: true } }, admin);
    expect(statusAndCode(await remove(actor, key.id, person.password))).toEqual([409, 'IN_USE']);
    await registerPasskey(api, actor, person.password, softPasskey(), 'Phone');
    expect((await remove(actor, key.id, person.password)).status).toBe(200);
    await api.call(calls.setSecondStepRule, { body: { role: 'editor', required: false } }, admin);
  });

  it('leaves the recovery codes of an app, and an administrator removes all of them', async () => {
    const person = await makeTwoStepPerson(api);
    const key = softPasskey();
    expect((await registerPasskey(api, person.actor, person.password, key)).body.recoveryCodes).toEqual([]);
    await remove(person.actor, key.id, person.password);
    expect((await api.call(calls.totpState, {}, person.actor)).body).toEqual({ on: true, recoveryCodes: 10 });
    await registerPasskey(api, person.actor, person.password, key);
    const reset = { params: { id: person.id }, body: { totp: false as const } };
    expect((await api.call(calls.updateUser, reset, admin)).body.totp).toBe(false);
    expect((await signInWith(api, key)).status).toBe(401);
    expect((await logIn(api, person)).status).toBe(200);
  });
});
