import type { Role } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { deliverMails } from '../src/modules/outbox/deliverMails.ts';
import { enqueue } from '../src/modules/outbox/enqueue.ts';
import { authenticate } from '../src/modules/session/authenticate.ts';
import { makeLive } from './contentFactories.ts';
import { makeUser } from './factories.ts';
import { openTestApi, type TestApi } from './harness.ts';
import {
  makePerson,
  postCheckSession,
  postLogout,
  readJson,
  refreshWithCookie,
  signIn,
  tryLogin,
  withToken,
} from './people.ts';

let one: TestApi;
let other: TestApi;
beforeAll(async () => {
  one = await openTestApi();
  const app = createApp(one.base, authenticate);
  other = { ...one, app, request: async (path, init) => app.hono.request(path, init) };
});
afterAll(() => one?.close());

const menu = calls.adminMenu.path;

it('a session that began on one is good on the other, and its end on the other is its end on the first', async () => {
  const person = await makePerson(one);
  const device = await signIn(one, person);
  expect((await withToken(other, menu, device.token)).status).toBe(200);
  expect((await postLogout(other, { access_token: device.token }, device.token)).status).toBe(200);
  expect((await withToken(one, menu, device.token)).status).toBe(401);
  expect((await postCheckSession(one, device.token)).status).not.toBe(200);
});

it('who signs in on one replaces the session that the other began', async () => {
  const person = await makePerson(one);
  const first = await signIn(one, person);
  await signIn(other, person);
  const old = await withToken(one, menu, first.token);
  expect([old.status, (await readJson(old)).text_code]).toEqual([401, 'SESSION_REPLACED']);
});

it('a refresh token that one has exchanged gets the same successor from the other', async () => {
  const device = await signIn(one, await makePerson(one));
  const [here, there] = await Promise.all([
    refreshWithCookie(one, device.cookie),
    refreshWithCookie(other, device.cookie),
  ]);
  expect([here.response.status, there.response.status]).toEqual([200, 200]);
  expect(here.cookie).toBe(there.cookie);
});

it('a wrong password counts for both', async () => {
  const person = await makePerson(one);
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const instance = attempt % 2 === 0 ? one : other;
    statuses.push((await tryLogin(instance, person.email, 'not this one at all', '198.51.100.77')).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

it('a role taken away on one, and an account disabled there, count at the next request to the other', async () => {
  const admin = await makeUser(one, ['admin']);
  const person = await makePerson(one, ['admin']);
  const device = await signIn(other, person);
  const users = calls.listUsers.path;
  const change = (change: { roles?: Role[]; state?: 'disabled' }) =>
    one.call(calls.updateUser, { params: { id: person.id }, body: change }, admin);
  expect((await withToken(other, users, device.token)).status).toBe(200);
  expect((await change({ roles: ['editor'] })).status).toBe(200);
  const again = await signIn(other, person);
  expect((await withToken(other, users, again.token)).status).toBe(403);
  expect((await change({ state: 'disabled' })).status).toBe(200);
  expect((await withToken(other, menu, again.token)).status).toBe(401);
});

it('what one publishes, the other answers at once, from its own memory too', async () => {
  const address = calls.mainMenu.path;
  const read = async (api: TestApi) => (await api.request(address)).text();
  await read(one);
  await read(other);
  await makeLive(one.ctx(), 'menuItem', { menu: 'main', title: 'Seen by both' });
  expect(await read(other)).toContain('Seen by both');
  expect(await read(one)).toBe(await read(other));
});

it('a mail is taken by one of them alone', async () => {
  const payload = { to: 'someone@example.test', subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
  await enqueue(one.ctx(), { topic: 'mail', payload });
  await Promise.all([one, other, one, other].map((api) => deliverMails(api.ctx())));
  expect(one.mail.sent.filter(({ to }) => to === payload.to)).toHaveLength(1);
});
