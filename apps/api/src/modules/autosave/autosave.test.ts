import { randomUUID } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import { dayMs } from '@fundfront/content-model/karachi';
import { calls } from '@fundfront/content-model/wire';
import { eq } from 'drizzle-orm';
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
interface Text {
  version: number;
  data: Record<string, unknown>;
  revision?: string;
  over?: string[];
}
const autosaveAs = (id: string, { revision = randomUUID(), ...body }: Text, as = editor, type = 'posts') =>
  api.call(calls.saveAutosave, { params: { type, id, locale: 'en' }, body: { ...body, revision } }, as);
const discardAs = (id: string, over: string[], as?: UserActor) =>
  api.call(calls.discardAutosave, { params: { type: 'posts', id, locale: 'en' }, body: { over } }, as);
const read = async (id: string, as = editor) =>
  (await api.call(calls.getAutosaves, { params: { type: 'posts', id } }, as)).body.autosaves;
const list = async (as = editor) => (await api.call(calls.listAutosaves, {}, as)).body.autosaves;

describe('what is typed and not saved', () => {
  it('is kept for the one who typed it, and for nobody else', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const revision = randomUUID();
    expect((await autosaveAs(entry.id, { version: 1, data: { title: 'Half' }, revision })).status).toBe(200);
    expect((await autosaveAs(entry.id, { version: 1, data: typed, over: [revision] })).status).toBe(200);
    expect(await read(entry.id)).toMatchObject([{ locale: 'en', version: 1, data: { title: 'Half a tit' } }]);
    expect((await read(entry.id))[0]?.data).not.toHaveProperty('unheardOf');
    expect(await read(entry.id, await makeUser(api, ['admin']))).toEqual([]);
    expect(await list()).toMatchObject([{ id: entry.id, title: 'Half a tit', isNew: false }]);
  });

  it('is kept for an entry that was never saved, until it is', async () => {
    const id = randomUUID();
    const revision = randomUUID();
    await autosaveAs(id, { version: 0, data: typed, revision });
    expect(await list()).toMatchObject([{ id, type: 'post', title: 'Half a tit', isNew: true }]);
    const body = { locale: 'en' as const, data: sampleData('post'), autosave: { id, revisions: [revision] } };
    const made = await api.call(calls.createEntry, { params: { type: 'posts' }, body }, editor);
    expect(made.status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('ends with the save of the same language, and stays when the save is refused', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const params = { type: 'posts', id: entry.id, locale: 'en' as const };
    const revision = randomUUID();
    const autosaves = [revision];
    await autosaveAs(entry.id, { version: 1, data: typed, revision });
    await api.call(calls.saveEntry, { params, body: { version: 9, data: entry.data, autosaves } }, editor);
    expect(await read(entry.id)).toHaveLength(1);
    await api.call(
      calls.saveEntry,
      { params, body: { version: 1, data: entry.data, autosaves } },
      await makeUser(api, ['editor']),
    );
    expect(await read(entry.id)).toHaveLength(1);
    await api.call(calls.saveEntry, { params, body: { version: 2, data: entry.data, autosaves } }, editor);
    expect(await read(entry.id)).toEqual([]);
  });

  it('is forgotten when it is discarded, by its owner alone', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const revision = randomUUID();
    await autosaveAs(entry.id, { version: 1, data: typed, revision });
    await discardAs(entry.id, [revision], await makeUser(api, ['editor']));
    expect((await discardAs(entry.id, [revision])).status).toBe(401);
    expect((await discardAs(entry.id, ['?'], editor)).status).toBe(400);
    expect(await read(entry.id)).toHaveLength(1);
    expect((await discardAs(entry.id, [revision], editor)).body).toEqual({ ok: true });
    expect(await read(entry.id)).toEqual([]);
  });

  it('is refused without the role, for what is not there, and beyond the limits', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const of = (as?: UserActor, version = 1, id = entry.id, type = 'posts') =>
      api.call(
        calls.saveAutosave,
        { params: { type, id, locale: 'en' }, body: { version, data: typed, revision: randomUUID() } },
        as,
      );
    expect((await of()).status).toBe(401);
    expect((await of(await makeUser(api, ['publisher']))).body.text_code).toBe('FORBIDDEN');
    expect((await of(editor, 1, randomUUID())).status).toBe(404);
    expect((await of(editor, 1, entry.id, 'pages')).status).toBe(404);
    expect((await of(editor, 0, randomUUID(), 'menu-items')).status).toBe(403);
    const nameless = await autosaveAs(entry.id, { version: 1, data: typed, revision: 'first' });
    expect([nameless.status, nameless.body.text_code]).toEqual([400, 'VALIDATION']);
    const many = Array.from({ length: limits.autosaveRevisions + 1 }, () => randomUUID());
    expect((await autosaveAs(entry.id, { version: 1, data: typed, over: many })).status).toBe(400);
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

describe('two tabs of one person', () => {
  const titled = (title: string) => ({ version: 1, data: { title } });
  const titles = async (id: string) => (await read(id)).map(({ data }) => data.title);

  it('replace only what they have seen', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const [first, second] = [randomUUID(), randomUUID()];
    await autosaveAs(entry.id, { ...titled('First tab'), revision: first });
    const blind = await autosaveAs(entry.id, titled('Second tab'));
    expect([blind.status, blind.body.text_code]).toEqual([409, 'VERSION_CONFLICT']);
    expect(await titles(entry.id)).toEqual(['First tab']);
    expect((await autosaveAs(entry.id, { ...titled('Both'), revision: second, over: [first] })).status).toBe(200);
    expect((await autosaveAs(entry.id, { ...titled('First again'), over: [first] })).status).toBe(409);
    expect(await titles(entry.id)).toEqual(['Both']);
  });

  it('at the same moment: one is stored, the other is told', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const begun = randomUUID();
    await autosaveAs(entry.id, { ...titled('Begun'), revision: begun });
    const tabs = ['A', 'B', 'C', 'D'].map((title) => autosaveAs(entry.id, { ...titled(title), over: [begun] }));
    const statuses = (await Promise.all(tabs)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await titles(entry.id)).toEqual([['A', 'B', 'C', 'D'][statuses.indexOf(200)]]);
    const fresh = await makeEntry(api.ctx(), 'post');
    const firsts = await Promise.all(['A', 'B'].map((title) => autosaveAs(fresh.id, titled(title))));
    expect(firsts.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('may send the same text again, after an answer that was lost as well', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const [lost, next] = [randomUUID(), randomUUID()];
    const text = { ...titled('Sent'), revision: lost };
    expect((await autosaveAs(entry.id, text)).status).toBe(200);
    expect((await autosaveAs(entry.id, text)).status).toBe(200);
    expect((await autosaveAs(entry.id, { ...titled('Sent on'), revision: next, over: [lost] })).status).toBe(200);
    expect((await autosaveAs(entry.id, text)).status).toBe(409);
    expect(await titles(entry.id)).toEqual(['Sent on']);
  });

  it('do not end what the other typed, by saving, creating or discarding', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const params = { type: 'posts', id: entry.id, locale: 'en' as const };
    const [first, second] = [randomUUID(), randomUUID()];
    await autosaveAs(entry.id, { ...titled('First'), revision: first });
    await autosaveAs(entry.id, { ...titled('Second'), revision: second, over: [first] });
    expect((await discardAs(entry.id, [first], editor)).body.text_code).toBe('VERSION_CONFLICT');
    const body = { version: 1, data: entry.data, autosaves: [first] };
    expect((await api.call(calls.saveEntry, { params, body }, editor)).status).toBe(200);
    expect(await titles(entry.id)).toEqual(['Second']);
    const id = randomUUID();
    await autosaveAs(id, { version: 0, data: typed });
    const made = { locale: 'en' as const, data: sampleData('post'), autosave: { id, revisions: [first] } };
    expect((await api.call(calls.createEntry, { params: { type: 'posts' }, body: made }, editor)).status).toBe(200);
    expect((await list()).map((each) => each.id)).toContain(id);
  });

  it('cannot put another text under a known revision, whoever asks the database', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    await autosaveAs(entry.id, titled('Mine'));
    const changed = api.handle.db
      .update(autosave)
      .set({ data: { title: 'Other' } })
      .where(eq(autosave.id, entry.id));
    await expect(changed).rejects.toMatchObject({ cause: { constraint: 'autosave_revision_is_of_its_text' } });
  });
});
