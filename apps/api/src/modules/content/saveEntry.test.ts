import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { sampleData } from '../../../test/sampleData.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';

let api: TestApi;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

const save = (id: string, version: number, data: Record<string, unknown>, as = editor) =>
  api.call(calls.saveEntry, { params: { type: 'posts', id, locale: 'en' }, body: { version, data } }, as);

describe('creating an entry', () => {
  it('makes a first version with its author, and writes it down', async () => {
    const data = sampleData('post');
    const made = await api.call(calls.createEntry, { params: { type: 'posts' }, body: { locale: 'en', data } }, editor);
    expect(made.status).toBe(200);
    expect(made.body.version).toBe(1);
    expect(made.body.rows.en).toMatchObject({ state: 'draft', path: null, updatedBy: { name: 'editor Tester' } });
    const auditRows = await auditAfter(api.handle.db, 0, 1_000);
    expect(auditRows.some((row) => row.action === 'content.create' && row.entryId === made.body.id)).toBe(true);
  });

  it('is refused without the role, signed out, and for what does not fit the type', async () => {
    const data = sampleData('post');
    const send = (body: Record<string, unknown>, as?: UserActor) =>
      api.call(calls.createEntry, { params: { type: 'posts' }, body: { locale: 'en', data: body } }, as);
    expect((await send(data, await makeUser(api, ['compliance']))).body.text_code).toBe('FORBIDDEN');
    expect((await send(data)).body.text_code).toBe('UNAUTHENTICATED');
    const strange = await send({ ...data, slug: 'Not a slug!', unheardOf: 1 }, editor);
    expect(strange.status).toBe(400);
    expect(strange.body.fields?.map(({ path }) => path).sort()).toEqual(['slug', 'unheardOf']);
  });

  it('lets only who may edit menus make a menu item', async () => {
    const data = sampleData('menuItem', { menu: 'main' });
    const send = (as: UserActor) =>
      api.call(calls.createEntry, { params: { type: 'menu-items' }, body: { locale: 'en', data } }, as);
    expect((await send(editor)).status).toBe(403);
    expect((await send(await makeUser(api, ['admin']))).status).toBe(200);
    expect((await send(await makeUser(api, ['publisher']))).status).toBe(200);
  });

  it('keeps a menu in its own language', async () => {
    const data = sampleData('menuItem', { menu: 'urdu' });
    await expect(makeEntry(api.ctx(), 'menuItem', data)).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});

describe('saving an entry', () => {
  it('counts versions, and refuses a save that did not see the latest', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const first = await save(entry.id, 1, { ...entry.data, title: 'Second title' });
    expect(first.body).toMatchObject({ version: 2, data: { title: 'Second title' } });
    const late = await save(entry.id, 1, { ...entry.data, title: 'Lost update' });
    expect(late.status).toBe(409);
    expect(late.body.text_code).toBe('VERSION_CONFLICT');
  });

  it('lets one of two simultaneous saves win', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const both = await Promise.all(['One', 'Other'].map((title) => save(entry.id, 1, { ...entry.data, title })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes what could run out of formatted text', async () => {
    const entry = await makeEntry(api.ctx(), 'post');
    const body =
      '<p dir="rtl" onclick="x()">A<script>x()</script> <a href="javascript:x()">B</a> <img src="https://evil.test/x.png"></p>';
    const saved = await save(entry.id, 1, { ...entry.data, body });
    expect(saved.body.data.body).toBe('<p dir="rtl">A <a>B</a> </p>');
  });

  it('holds only translated fields in a translation', async () => {
    const entry = await makeEntry(api.ctx(), 'fundCategory');
    const urdu = await translate(api.ctx(), entry, 'ur', { title: 'منی مارکیٹ' });
    expect(urdu).toMatchObject({ locale: 'ur', version: 1, data: { title: 'منی مارکیٹ' } });
    expect(Object.keys(urdu.data).sort()).toEqual(['about', 'slug', 'suits', 'title']);
  });

  it('is refused for a reference to nowhere and an entry of another type', async () => {
    const entry = await makeEntry(api.ctx(), 'fund');
    const ctx = api.ctx();
    const data = { ...entry.data, category: entry.id };
    await expect(makeEntry(ctx, 'fund', data)).rejects.toMatchObject({ code: 'VALIDATION' });
    expect((await save(entry.id, 1, data)).status).toBe(404);
  });
});
