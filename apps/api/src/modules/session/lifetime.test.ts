import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import {
  type Device,
  makePerson,
  postCheckSession,
  readJson,
  refreshWithCookie,
  signIn,
  withToken,
} from '../../../test/people.ts';
import { session } from '../../db/schema/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());

const minute = 60;
const advanceTime = (seconds: number) => {
  api.time.now = new Date(api.time.now.getTime() + seconds * 1_000);
};
const codeOf = async (device: Device) => {
  const response = await withToken(api, calls.adminMenu.path, device.token);
  return [response.status, (await readJson(response)).text_code];
};
const rowOf = async ({ sessionId }: Device) =>
  (await api.handle.db.select().from(session).where(eq(session.id, sessionId)))[0];

async function workFor(device: Device, hours: number): Promise<Device> {
  let present = device;
  for (let half = 0; half < 2 * hours; half += 1) {
    advanceTime(30 * minute);
    await postCheckSession(api, present.token, true);
    const { body, cookie } = await refreshWithCookie(api, present.cookie);
    present = { ...body, cookie };
  }
  return present;
}

describe('a session', () => {
  it('ends when it was to end at sign-in, however much it is used and renewed', async () => {
    const device = await workFor(await signIn(api, await makePerson(api)), limits.sessionHours - 0.5);
    expect(await codeOf(device)).toEqual([200, undefined]);
    advanceTime(25 * minute);
    expect(await postCheckSession(api, device.token, true)).toMatchObject({
      status: 200,
      endsIn: 5 * minute,
      byUse: false,
    });
    advanceTime(5 * minute);
    expect((await refreshWithCookie(api, device.cookie)).body.text_code).toBe('SESSION_EXPIRED');
    expect(await postCheckSession(api, device.token)).toMatchObject({ status: 401, text_code: 'SESSION_EXPIRED' });
    expect(await rowOf(device)).toMatchObject({ endReason: 'expired' });
  });

  it('ends where nobody used it for an hour, whatever the page asks by itself meanwhile', async () => {
    const device = await signIn(api, await makePerson(api));
    advanceTime(10 * minute);
    expect(await postCheckSession(api, device.token, true)).toMatchObject({ endsIn: 60 * minute, byUse: true });
    advanceTime(59 * minute);
    const renewed = await refreshWithCookie(api, device.cookie);
    expect(await postCheckSession(api, renewed.body.token)).toMatchObject({ status: 200, endsIn: minute });
    advanceTime(minute);
    expect(await codeOf({ ...device, ...renewed.body })).toEqual([401, 'SESSION_EXPIRED']);
    expect(await postCheckSession(api, renewed.body.token, true)).toMatchObject({ text_code: 'SESSION_EXPIRED' });
    expect(await rowOf(device)).toMatchObject({ endReason: 'idle' });
  });

  it('is listed as ended from that moment, also where nothing asked since', async () => {
    const person = await makePerson(api);
    const first = await signIn(api, person);
    const signedInAt = api.time.now.getTime();
    const administrator = await makePerson(api, ['admin']);
    advanceTime(5 * 60 * minute);
    const { token } = await signIn(api, administrator);
    const response = await withToken(api, `/api/users/${person.id}/sessions`, token);
    const ended = new Date(signedInAt + 60 * minute * 1_000).toISOString();
    expect(await response.json()).toMatchObject([{ id: first.sessionId, endedAt: ended }]);
  });

  it('has a cookie that ends with it', async () => {
    const device = await signIn(api, await makePerson(api));
    advanceTime(30 * minute);
    const { response } = await refreshWithCookie(api, device.cookie);
    const left = (limits.sessionHours - 0.5) * 3_600;
    expect(response.headers.getSetCookie()[0]).toContain(`Max-Age=${left};`);
  });
});

describe('the database', () => {
  const refusal = (statement: string) =>
    api.handle.db.execute(sql.raw(statement)).then(
      () => 'let through',
      (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause.message : ''),
    );

  it('moves the end of no session, opens none again, and keeps no token beyond it', async () => {
    const { sessionId, user } = await signIn(api, await makePerson(api));
    const change = (values: string) => refusal(`update session set ${values} where id = '${sessionId}'`);
    expect(await change(`expires_at = expires_at + interval '1 hour'`)).toContain('ends when it was to end');
    expect(await change('user_id = gen_random_uuid()')).toContain('its owner');
    const token = `insert into refresh_token (hash, session_id, expires_at)
      select 'later', id, expires_at + interval '1 second' from session where id = '${sessionId}'`;
    expect(await refusal(token)).toContain('does not outlive');
    expect(await change(`ended_at = now(), end_reason = 'logout'`)).toBe('let through');
    expect(await change('ended_at = null')).toContain('does not begin anew');
    const timeless = `insert into session (user_id, created_at, expires_at) values ('${user.id}', now(), now())`;
    expect(await refusal(timeless)).toContain('session_expires');
  });
});
