import { calls } from '@fundfront/content-model/wire';
import { allCalls } from '@fundfront/content-model/wire/allCalls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserActor } from '../src/context.ts';
import { makeUser } from './factories.ts';
import { openTestApi, pathOf, type TestApi } from './harness.ts';

let api: TestApi;
let admin: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
});
afterAll(() => api?.close());

const libraryText = /Invalid [\w ]+: (Expected|Received)|Expected .* received/;
const bodies = [undefined, null, 5, [], {}, { unheardOf: 1 }];

it.each(Object.entries(allCalls))('%s refuses in words of ours', async (_, call) => {
  const params = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'nonsense']));
  const path = pathOf(call, params, { unheardOf: 1 });
  const given = call.body ? bodies : [undefined];
  for (const body of given) {
    const sent = body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await api.request(path, { method: call.method, ...sent, as: admin });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toMatch(libraryText);
  }
});

it('says by its name what is missing, wrong, or too much', async () => {
  const send = async (body: object) => {
    const response = await api.request(calls.createUser.path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
      as: admin,
    });
    return (await response.json()) as { error: string; fields: { path: string; message: string }[] };
  };
  const { error, fields } = await send({ email: 5, unheardOf: 1 });
  expect(error).toBe(`${fields[0]?.path}: ${fields[0]?.message}`);
  const byPath = Object.fromEntries(fields.map(({ path, message }) => [path, message]));
  expect(byPath.unheardOf).toBe('This is not known here. Leave it out');
  expect(byPath.email).toMatch(/e-mail/i);
  expect(Object.keys(byPath)).toEqual(expect.arrayContaining(['email', 'firstName', 'roles', 'unheardOf']));
});
