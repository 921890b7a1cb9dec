import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLive, publish } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { saveEntry } from './saveEntry.ts';

let api: TestApi;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

const paramsOf = (id: string) => ({ type: 'posts', id, locale: 'en' as const });
const later = () => {
  api.time.now = new Date(api.time.now.getTime() + 1_000);
  return api.time.now.toISOString();
};

describe('versions', () => {
  it('tell who wrote each, and from when to when the public saw it', async () => {
    const ctx = api.ctx(editor);
    const from = later();
    const post = await makeLive(api.ctx(), 'post', { title: 'First' });
    const input = { type: 'post', id: post.id, locale: 'en', version: 1 } as const;
    const until = later();
    const saved = await saveEntry({ ctx, input: { ...input, data: { ...post.data, title: 'Second' } } });
    await publish(api.ctx(), saved);
    const { body } = await api.call(calls.listVersions, { params: paramsOf(post.id) }, editor);
    expect(body.versions).toMatchObject([
      { number: 2, title: 'Second', createdBy: { name: 'editor Tester' }, published: [{ from: until, until: null }] },
      { number: 1, title: 'First', createdBy: null, published: [{ from, until }] },
    ]);
    const first = await api.call(calls.getVersion, { params: { ...paramsOf(post.id), number: '1' } }, editor);
    expect(first.body.data.title).toBe('First');
    const none = await api.call(calls.getVersion, { params: { ...paramsOf(post.id), number: '9' } }, editor);
    expect(none.status).toBe(404);
  });

  it('come back as a new working copy, and the public sees no difference', async () => {
    const post = await makeLive(api.ctx(), 'post', { title: 'Once' });
    const input = { type: 'post', id: post.id, locale: 'en', version: 1 } as const;
    await saveEntry({ ctx: api.ctx(), input: { ...input, data: { ...post.data, title: 'Now' } } });
    const restore = (number: number, version: number, as: UserActor) =>
      api.call(calls.restoreVersion, { params: paramsOf(post.id), body: { number, version } }, as);
    expect((await restore(1, 1, editor)).body.text_code).toBe('VERSION_CONFLICT');
    expect((await restore(7, 2, editor)).body.text_code).toBe('NOT_FOUND');
    expect((await restore(1, 2, await makeUser(api, ['leads']))).body.text_code).toBe('FORBIDDEN');
    const { body } = await restore(1, 2, editor);
    expect(body).toMatchObject({
      version: 3,
      data: { title: 'Once' },
      rows: { en: { state: 'changed', liveVersion: 1 } },
    });
    const { body: all } = await api.call(calls.listVersions, { params: paramsOf(post.id) }, editor);
    expect(all.versions[0]).toMatchObject({ number: 3, origin: 'restore', restoredFrom: 1 });
  });
});

describe('a preview', () => {
  it('is an address of the site for half an hour', async () => {
    const post = await makeLive(api.ctx(), 'post');
    const { body } = await api.call(calls.previewEntry, { params: paramsOf(post.id) }, editor);
    expect(body.url).toMatch(/^http:\/\/localhost:3000\/preview\?token=[\w.-]+$/);
    expect(new Date(body.expiresAt).getTime() - api.time.now.getTime()).toBe(1_800_000);
    const signedOut = await api.call(calls.previewEntry, { params: paramsOf(post.id) });
    expect(signedOut.status).toBe(401);
  });
});
