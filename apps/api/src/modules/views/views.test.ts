import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';

let api: TestApi;
let reader: UserActor;
let other: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  reader = await makeUser(api, ['hr']);
  other = await makeUser(api, ['admin']);
});
afterAll(() => api?.close());

const params = { type: 'pages' };
const save = (name: string, query: string, as?: UserActor) =>
  api.call(calls.saveView, { params, body: { name, query } }, as);
const names = async (as: UserActor) =>
  (await api.call(calls.listViews, { params }, as)).body.map(({ name, query }) => [name, query]);

it('keeps views for one person and list, and replaces one of the same name', async () => {
  await save('Drafts of mine', 'state=draft', reader);
  await save('Drafts of mine', 'state=draft&sort=title', reader);
  expect(await names(reader)).toEqual([['Drafts of mine', 'state=draft&sort=title']]);
  expect(await names(other)).toEqual([]);
  expect((await api.call(calls.listViews, { params: { type: 'funds' } }, reader)).body).toEqual([]);
});

it('is removed by its owner only', async () => {
  const { body } = await save('Another', 'sort=title', reader);
  const remove = (as: UserActor) => api.call(calls.deleteView, { params: { ...params, id: body.id } }, as);
  expect((await remove(other)).status).toBe(404);
  expect((await remove(reader)).body).toEqual({ ok: true });
});

it('is refused without a name, without a session, for an unknown list, and when there are too many', async () => {
  expect((await save('  ', 'x', reader)).status).toBe(400);
  expect((await save('Nobody', 'x')).status).toBe(401);
  const poems = { params: { type: 'poems' }, body: { name: 'x', query: '' } };
  expect((await api.call(calls.saveView, poems, reader)).status).toBe(404);
  for (let number = 0; number < limits.savedViews; number += 1) await save(`View ${number}`, '', other);
  expect((await save('One more', '', other)).body.text_code).toBe('VALIDATION');
  expect(await names(other)).toHaveLength(limits.savedViews);
});
