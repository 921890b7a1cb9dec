import { randomUUID } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { presence } from '../../db/schema/index.ts';
import { purgePresence } from './notePresence.ts';

let api: TestApi;
let editor: UserActor;
let other: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  other = await makeUser(api, ['publisher']);
});
afterAll(() => api?.close());

const note = (id: string, field: string | null, as?: UserActor) =>
  api.call(calls.notePresence, { params: { type: 'posts', id }, body: { locale: 'en', field } }, as);

describe('presence', () => {
  it('tells each who else is here and in which field, until they leave', async () => {
    const { id } = await makeEntry(api.ctx(), 'post');
    expect((await note(id, null, editor)).body).toEqual({ others: [] });
    expect((await note(id, 'title', other)).body.others).toMatchObject([{ name: 'editor Tester', field: null }]);
    expect((await note(id, 'body', editor)).body.others).toMatchObject([
      { id: other.userId, name: 'publisher Tester', locale: 'en', field: 'title' },
    ]);
    await api.call(calls.endPresence, { params: { type: 'posts', id } }, other);
    expect((await note(id, 'body', editor)).body.others).toEqual([]);
  });

  it('ends by itself when nothing is heard of a person any more, and is cleared away', async () => {
    const { id } = await makeEntry(api.ctx(), 'post');
    const began = api.time.now.getTime();
    await note(id, 'title', other);
    api.time.now = new Date(began + limits.presenceExpiryMs - 1);
    expect((await note(id, 'title', editor)).body.others).toHaveLength(1);
    api.time.now = new Date(began + limits.presenceExpiryMs);
    expect((await note(id, 'title', editor)).body.others).toEqual([]);
    api.time.now = new Date(began + 10 * limits.presenceExpiryMs);
    await purgePresence(api.ctx());
    expect(await api.handle.db.select().from(presence)).toEqual([]);
    api.time.now = new Date(began);
  });

  it('is refused to strangers, for what is not there, and for fields without an end', async () => {
    const { id } = await makeEntry(api.ctx(), 'post');
    expect((await note(id, null)).status).toBe(401);
    expect((await note(randomUUID(), null, editor)).status).toBe(404);
    expect((await note(id, 'x'.repeat(limits.fieldNameLength + 1), editor)).status).toBe(400);
  });
});
