import { randomUUID } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeEntry } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { sampleData } from '../../../test/sampleData.ts';
import type { UserActor } from '../../context.ts';
import { autosave } from '../../db/schema/index.ts';
import { purgeAutosaves } from './discardAutosave.ts';

let api: TestApi;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api?.close());
beforeEach(async () => {
  editor = await makeUser(api, ['editor']);
});

const typed = { title: 'Half a tit', unheardOf: 1 };
const autosaveAs = (
  id: string,
  body: { version: number; data: Record<string, unknown> },
  as = editor,
  type = 'posts',
) => api.call(calls.saveAutosave, { params: { type, id, locale: 'en' }, body }, as);
const read = async (id: string, as = editor) =>
  (await api.call(calls.getAutosaves, { params: { type: 'posts', id } }, as)).body.autosaves;
const list = async (as = editor) => (await api.call(calls.listAutosaves, {}, as)).body.autosaves;

describe('what is typed and not saved', () => {
  it('is kept for the one who typed it, and for nobody else', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    expect((await autosaveAs(entry.id, { version: 1, data: { title: 'Half' } })).status).toBe(200);
    expect((await autosaveAs(entry.id, { version: 1, data: typed })).status).toBe(200);
    expect(await read(entry.id)).toMatchObject([{ locale: 'en', version: 1, data: { title: 'Half a tit' } }]);
    expect((await read(entry.id))[0]?.data).not.toHaveProperty('unheardOf');
    expect(await read(entry.id, await makeUser(api, ['admin']))).toEqual([]);
    expect(await list()).toMatchObject([{ id: entry.id, title: 'Half a tit', isNew: false }]);
  });

  it('is kept for an entry that was never saved, until it is', async () => {
    const id = randomUUID();
    await autosaveAs(id, { version: 0, data: typed });
    expect(await list()).toMatchObject([{ id, type: 'post', title: 'Half a tit', isNew: true }]);
    const body = { locale: 'en' as const, data: sampleData('post'), autosave: id };
    const made = await api.call(calls.createEntry, { params: { type: 'posts' }, body }, editor);
    expect(made.status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('ends with the save of the same language, and stays when the save is refused', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const params = { type: 'posts', id: entry.id, locale: 'en' as const };
    await autosaveAs(entry.id, { version: 1, data: typed });
    await api.call(calls.saveEntry, { params, body: { version: 9, data: entry.data } }, editor);
    expect(await read(entry.id)).toHaveLength(1);
    await api.call(
      calls.saveEntry,
      { params, body: { version: 1, data: entry.data } },
      await makeUser(api, ['editor']),
    );
    expect(await read(entry.id)).toHaveLength(1);
    await api.call(calls.saveEntry, { params, body: { version: 2, data: entry.data } }, editor);
    expect(await read(entry.id)).toEqual([]);
  });

  it('is forgotten when it is discarded, by its owner alone', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const params = { type: 'posts', id: entry.id, locale: 'en' as const };
    await autosaveAs(entry.id, { version: 1, data: typed });
    await api.call(calls.discardAutosave, { params }, await makeUser(api, ['editor']));
    expect(await read(entry.id)).toHaveLength(1);
    expect((await api.call(calls.discardAutosave, { params }, editor)).body).toEqual({ ok: true });
    expect(await read(entry.id)).toEqual([]);
  });

  it('is refused without the role, for what is not there, and beyond the limits', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const of = (as?: UserActor, version = 1, id = entry.id, type = 'posts') =>
      api.call(calls.saveAutosave, { params: { type, id, locale: 'en' }, body: { version, data: typed } }, as);
    expect((await of()).status).toBe(401);
    expect((await of(await makeUser(api, ['publisher']))).body.text_code).toBe('FORBIDDEN');
    expect((await of(editor, 1, randomUUID())).status).toBe(404);
    expect((await of(editor, 1, entry.id, 'pages')).status).toBe(404);
    expect((await of(editor, 0, randomUUID(), 'menu-items')).status).toBe(403);
    const long = { title: 'x'.repeat(limits.autosaveBytes) };
    expect((await autosaveAs(entry.id, { version: 1, data: long })).body.text_code).toBe('TOO_LARGE');
    const others = Array.from({ length: limits.autosavesPerPerson }, () => randomUUID());
    const row = { userId: editor.userId, locale: 'en' as const, type: 'post', version: 0, title: '', data: {} };
    await api.handle.db.insert(autosave).values(others.map((id) => ({ ...row, id, updatedAt: api.time.now })));
    expect((await of(editor)).body.text_code).toBe('VALIDATION');
  });

  it('is taken off after a month without a change, and with a trashed entry out of the list', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const id = randomUUID();
    const began = api.time.now.getTime();
    await autosaveAs(entry.id, { version: 1, data: typed });
    await autosaveAs(id, { version: 0, data: typed });
    await api.call(calls.trashEntry, { params: { type: 'posts', id: entry.id } }, await makeUser(api, ['admin']));
    expect((await autosaveAs(entry.id, { version: 1, data: typed })).status).toBe(404);
    expect(await list()).toMatchObject([{ id }]);
    api.time.now = new Date(began + limits.autosaveDays * dayMs);
    await purgeAutosaves(api.ctx());
    expect(await list()).toHaveLength(1);
    api.time.now = new Date(began + limits.autosaveDays * dayMs + 1);
    await purgeAutosaves(api.ctx());
    expect(await list()).toEqual([]);
    api.time.now = new Date(began);
  });
});
