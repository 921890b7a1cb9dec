import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { makePerson, signIn, withToken } from '../../../test/people.ts';
import {
  actorFor,
  advanceTime,
  codeOf,
  logIn,
  makeTwoStepPerson,
  period,
  type TwoStepPerson,
  wrongCodeOf,
} from '../../../test/twoStep.ts';
import type { UserActor } from '../../context.ts';
import { recoveryCode, totp } from '../../db/schema/index.ts';
import { auditAfter } from '../audit/queries.ts';
import { deliverMails } from '../outbox/deliverMails.ts';

let api: TestApi;
let admin: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
});
afterAll(() => api?.close());
beforeEach(() => advanceTime(api, 3_700));

const auditRows = async () => (await auditAfter(api.handle.db, 0, 1_000)).slice(-3);
const statusAndCode = ({ status, body }: { status: number; body: { text_code?: string } }) => [status, body.text_code];

describe('turning two-step sign-in on', () => {
  it('hands out a key, and recovery codes once a code of it is confirmed', async () => {
    const person = await makePerson(api);
    const device = await signIn(api, person);
    const actor = actorFor(person);
    const { body: begun } = await api.call(calls.startTotp, {}, actor);
    const uri = new URL(begun.uri);
    expect(decodeURIComponent(uri.pathname)).toContain(person.email);
    expect(uri.searchParams.get('secret')).toBe(begun.secret);
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.qr).toMatch(/^<svg [\s\S]*<\/svg>\s*$/);
    expect((await api.call(calls.totpState, {}, actor)).body).toEqual({ on: false, recoveryCodes: 0 });
    expect((await logIn(api, person)).status).toBe(200);

    const again = await signIn(api, person);
    const confirmed = await api.call(calls.confirmTotp, { body: { code: codeOf(api, begun.secret) } }, actor);
    expect(confirmed.status).toBe(200);
    expect(confirmed.headers.get('cache-control')).toBe('no-store');
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect((await api.call(calls.totpState, {}, actor)).body).toEqual({ on: true, recoveryCodes: 10 });
    expect((await logIn(api, person)).body.text_code).toBe('CODE_REQUIRED');
    expect((await withToken(api, calls.totpState.path, again.token)).status).toBe(200);
    expect((await withToken(api, calls.totpState.path, device.token)).status).toBe(401);
  });

  it('keeps neither key nor recovery codes readable, and writes down the deed alone', async () => {
    const person = await makeTwoStepPerson(api);
    const stored = JSON.stringify([
      await api.handle.db.select().from(totp),
      await api.handle.db.select().from(recoveryCode),
    ]);
    for (const secret of [person.secret, ...person.recoveryCodes, ...person.recoveryCodes.map((c) => c.slice(0, 4))]) {
      expect(stored).not.toContain(`"${secret}`);
    }
    const [last] = (await auditRows()).slice(-1);
    expect(last).toMatchObject({ action: 'totp.confirm', userId: person.id, detail: {} });
  });

  it('needs a code of the newest key', async () => {
    const actor = actorFor(await makePerson(api));
    const early = await api.call(calls.confirmTotp, { body: { code: '123456' } }, actor);
    expect(statusAndCode(early)).toEqual([404, 'NOT_FOUND']);
    const { secret: old } = (await api.call(calls.startTotp, {}, actor)).body;
    const { secret } = (await api.call(calls.startTotp, {}, actor)).body;
    for (const code of [wrongCodeOf(api, secret), codeOf(api, old)]) {
      const { status, body } = await api.call(calls.confirmTotp, { body: { code } }, actor);
      expect([status, body.text_code, body.fields?.[0]?.path]).toEqual([400, 'VALIDATION', 'code']);
    }
    const both = await Promise.all(
      [0, 1].map(() => api.call(calls.confirmTotp, { body: { code: codeOf(api, secret) } }, actor)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('happens once: while it is on there is no other key', async () => {
    const { actor, secret } = await makeTwoStepPerson(api);
    expect(statusAndCode(await api.call(calls.startTotp, {}, actor))).toEqual([409, 'IN_USE']);
    advanceTime(api, period);
    const again = await api.call(calls.confirmTotp, { body: { code: codeOf(api, secret) } }, actor);
    expect(statusAndCode(again)).toEqual([404, 'NOT_FOUND']);
  });

  it('is for people who are signed in', async () => {
    const sent = { body: { code: '123456', password: 'x' } };
    for (const call of [calls.totpState, calls.startTotp]) expect((await api.call(call)).status).toBe(401);
    expect((await api.call(calls.confirmTotp, { body: { code: '123456' } })).status).toBe(401);
    expect((await api.call(calls.stopTotp, sent)).status).toBe(401);
    const seed = { kind: 'system', name: 'seed' } as const;
    expect((await api.call(calls.startTotp, {}, seed)).status).toBe(403);
  });
});

describe('turning it off', () => {
  const stop = (person: TwoStepPerson, body: { password?: string; code?: string; recoveryCode?: string }) =>
    api.call(calls.stopTotp, { body: { password: person.password, ...body } }, person.actor);

  it('takes the password and a code, and leaves nothing behind', async () => {
    const person = await makeTwoStepPerson(api);
    advanceTime(api, period);
    const code = codeOf(api, person.secret);
    expect((await stop(person, { code, password: 'not it' })).body.fields?.[0]?.path).toBe('password');
    expect((await stop(person, {})).body.fields?.[0]?.path).toBe('code');
    expect((await stop(person, { code: wrongCodeOf(api, person.secret) })).body.fields?.[0]?.path).toBe('code');
    expect((await stop(person, { code })).status).toBe(200);
    expect((await auditRows()).at(-1)).toMatchObject({ action: 'totp.stop', detail: { by: 'code' } });
    expect((await api.call(calls.totpState, {}, person.actor)).body).toEqual({ on: false, recoveryCodes: 0 });
    expect((await logIn(api, person)).status).toBe(200);
    expect(statusAndCode(await stop(person, { code }))).toEqual([404, 'NOT_FOUND']);
  });

  it('goes by a recovery code too, for who lost the app', async () => {
    const person = await makeTwoStepPerson(api);
    const unknown = await stop(person, { recoveryCode: '0000-0000-0000-0000' });
    expect(unknown.body.fields?.[0]?.path).toBe('recoveryCode');
    expect((await stop(person, { recoveryCode: person.recoveryCodes[3] ?? '' })).status).toBe(200);
    expect((await api.call(calls.startTotp, {}, person.actor)).status).toBe(200);
  });

  it('is no way to try passwords and codes', async () => {
    const person = await makeTwoStepPerson(api);
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await stop(person, { code: '000000' })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });
});

describe('an administrator', () => {
  const change = (userId: string, body: { totp?: false; firstName?: string }, as = admin) =>
    api.call(calls.updateUser, { params: { id: userId }, body }, as);

  it('sees who has it, and turns it off for who lost everything', async () => {
    const person = await makeTwoStepPerson(api);
    const session = await logIn(api, person, { recoveryCode: person.recoveryCodes[0] });
    const listed = (await api.call(calls.listUsers, {}, admin)).body.find(({ id }) => id === person.id);
    expect(listed?.totp).toBe(true);
    expect((await change(person.id, { firstName: 'Renamed' })).body.totp).toBe(true);
    expect((await change(person.id, { totp: false })).body.totp).toBe(false);
    const [reset, update] = (await auditRows()).slice(-2);
    expect(reset).toMatchObject({ action: 'totp.reset', userId: admin.userId, detail: { userId: person.id } });
    await deliverMails(api.ctx());
    expect(api.mail.sent.filter(({ to }) => to.toLowerCase() === person.email.toLowerCase())).toMatchObject([
      { subject: 'Your second step was turned off', text: expect.stringContaining('call an administrator now') },
    ]);
    expect(update).toMatchObject({
      action: 'user.update',
      userId: admin.userId,
      detail: { userId: person.id, changed: ['totp'] },
    });
    expect((await withToken(api, calls.totpState.path, session.body.token)).status).toBe(200);
    expect((await logIn(api, person)).status).toBe(200);
    const before = (await auditRows()).at(-1);
    expect((await change(person.id, { totp: false })).status).toBe(200);
    expect((await auditRows()).at(-1)).toEqual(before);
  });

  it('cannot turn it on, nor off for themselves; others can do neither', async () => {
    const person = await makeTwoStepPerson(api);
    expect(statusAndCode(await change(admin.userId, { totp: false }))).toEqual([403, 'FORBIDDEN']);
    expect(statusAndCode(await change(person.id, { totp: false }, person.actor))).toEqual([403, 'FORBIDDEN']);
    expect(statusAndCode(await change(person.id, { totp: true as never }))).toEqual([400, 'VALIDATION']);
    expect((await api.call(calls.totpState, {}, person.actor)).body.on).toBe(true);
  });
});
