import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { uniqueSlug } from '../../../test/sampleData.ts';
import type { UserActor } from '../../context.ts';
import { livePathsOf } from '../paths/queries.ts';

let api: TestApi;
let publisher: UserActor;
let editor: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  publisher = await makeUser(api, ['publisher']);
  editor = await makeUser(api, ['editor']);
});
afterAll(() => api?.close());

const canonical = async (id: string) =>
  (await livePathsOf(api.handle.db, [id])).find(({ role }) => role === 'canonical')?.path;
const move = (id: string, parentId: string | null, after: string | null = null, as = publisher, type = 'pages') =>
  api.call(calls.moveEntry, { params: { type, id }, body: { parentId, after } }, as);
const trash = (id: string, type = 'pages', as = publisher) => api.call(calls.trashEntry, { params: { type, id } }, as);
const unpublish = (id: string, type = 'pages', as = publisher) =>
  api.call(calls.unpublishEntry, { params: { type, id, locale: 'en' } }, as);

describe('moving', () => {
  it('takes the addresses below along, and tells the site of both places', async () => {
    const [a, b, c] = [uniqueSlug(), uniqueSlug(), uniqueSlug()];
    const one = await makeLive(api.ctx(), 'page', { slug: a });
    const two = await makeLive(api.ctx(), 'page', { slug: b });
    const child = await makeLive(api.ctx(), 'page', { slug: c }, { parentId: two.id });
    expect((await move(two.id, one.id)).status).toBe(200);
    expect(await canonical(two.id)).toBe(`/${a}/${b}`);
    expect(await canonical(child.id)).toBe(`/${a}/${b}/${c}`);
    await expect
      .poll(() => api.site.revalidated.flat())
      .toEqual(expect.arrayContaining([`below:en:/${a}`, `page:en:/${b}`, `page:en:/${a}/${b}/${c}`]));
    const { body } = await api.call(calls.getEntry, { params: { type: 'pages', id: child.id, locale: 'en' } }, editor);
    expect(body.ancestors.map(({ id }) => id)).toEqual([one.id, two.id]);
  });

  it('puts an entry behind the sibling named, or behind them all', async () => {
    const parent = await makeEntry(api.ctx(), 'page');
    const names = ['First', 'Second', 'Third'];
    const ids: string[] = [];
    for (const title of names) ids.push((await makeEntry(api.ctx(), 'page', { title }, { parentId: parent.id })).id);
    const [first = '', second = '', third = ''] = ids;
    const titles = async () => {
      const query = { sort: 'tree', parent: parent.id };
      const { body } = await api.call(calls.listEntries, { params: { type: 'pages' }, query }, editor);
      return body.entries.map(({ columns }) => columns.title);
    };
    await move(first, parent.id, second);
    await move(third, parent.id, null);
    expect(await titles()).toEqual(['Third', 'Second', 'First']);
    const params = { type: 'pages', id: third };
    expect((await api.call(calls.moveEntry, { params, body: { parentId: parent.id } }, publisher)).status).toBe(200);
    expect(await titles()).toEqual(['Second', 'First', 'Third']);
  });

  it('is refused below itself, to where an address is taken, without the role, and for what has no tree', async () => {
    const slug = uniqueSlug();
    const top = await makeLive(api.ctx(), 'page');
    const child = await makeLive(api.ctx(), 'page', { slug }, { parentId: top.id });
    await makeLive(api.ctx(), 'page', { slug });
    expect((await move(top.id, child.id)).body.text_code).toBe('VALIDATION');
    expect((await move(child.id, null)).body.text_code).toBe('ADDRESS_TAKEN');
    expect((await move(child.id, null, null, editor)).body.text_code).toBe('FORBIDDEN');
    const post = await makeEntry(api.ctx(), 'post');
    expect((await move(post.id, null, null, publisher, 'posts')).body.text_code).toBe('VALIDATION');
    expect(await canonical(child.id)).toContain(slug);
  });

  it('keeps a menu at three levels', async () => {
    const item = (parentId: string | null) => makeEntry(api.ctx(), 'menuItem', { menu: 'main' }, { parentId });
    const one = await item(null);
    const two = await item(one.id);
    const three = await item(two.id);
    await expect(item(three.id)).rejects.toMatchObject({ code: 'VALIDATION' });
    const pair = await item(null);
    await item(pair.id);
    expect((await move(pair.id, two.id, null, publisher, 'menu-items')).body.text_code).toBe('VALIDATION');
    const { body } = await api.call(calls.editableMenu, { params: { menu: 'main' } }, editor);
    expect(body[0]?.subMenus[0]?.subMenus[0]).toMatchObject({ id: three.id, live: false });
  });
});

describe('unpublishing', () => {
  it('takes the address away and can be undone by publishing again', async () => {
    const page = await makeLive(api.ctx(), 'page');
    const { body } = await unpublish(page.id);
    expect(body.rows.en).toMatchObject({ state: 'unpublished', liveVersion: null, path: null });
    await expect.poll(() => api.site.rendered).toEqual(expect.arrayContaining([page.path, `/ur${page.path}`]));
    expect(await livePathsOf(api.handle.db, [page.id])).toEqual([]);
    expect((await unpublish(page.id)).status).toBe(200);
  });

  it('is refused without the role, for the first page, and while a fund needs its category', async () => {
    const home = await makeLive(api.ctx(), 'page', { slug: 'home' });
    expect((await unpublish(home.id, 'pages', editor)).body.text_code).toBe('FORBIDDEN');
    expect((await unpublish(home.id)).body.text_code).toBe('IN_USE');
    const category = await makeLive(api.ctx(), 'fundCategory');
    await makeLive(api.ctx(), 'fund', { category: category.id, title: 'Needing fund' });
    const refused = await unpublish(category.id, 'maincategory');
    expect(refused.body.text_code).toBe('IN_USE');
    expect(refused.body.error).toContain('Needing fund');
    expect((await unpublish(crypto.randomUUID())).status).toBe(404);
  });
});

describe('the trash', () => {
  it('takes an entry off the site and out of every list', async () => {
    const page = await makeLive(api.ctx(), 'page', { title: 'Gone for good' });
    expect((await trash(page.id)).body).toEqual({ ok: true });
    expect(await livePathsOf(api.handle.db, [page.id])).toEqual([]);
    const query = { search: 'gone for good' };
    const { body } = await api.call(calls.listEntries, { params: { type: 'pages' }, query }, editor);
    expect(body.entries).toEqual([]);
    expect((await trash(page.id)).status).toBe(404);
  });

  it('is refused while pages lie below, for sections, and without the role', async () => {
    const parent = await makeLive(api.ctx(), 'page');
    const child = await makeLive(api.ctx(), 'page', { title: 'The child' }, { parentId: parent.id });
    expect((await trash(parent.id)).body.error).toContain('The child');
    const section = await makeLive(api.ctx(), 'post', {}, { key: 'main-header-email' });
    expect((await trash(section.id, 'posts')).body.text_code).toBe('IN_USE');
    expect((await trash(child.id, 'pages', editor)).body.text_code).toBe('FORBIDDEN');
  });
});

describe('entries with a fixed place', () => {
  it('are found by group, by type and by public address', async () => {
    const settings = await makeLive(api.ctx(), 'settings');
    const single = await api.call(calls.getSingleton, { params: { type: 'settings', locale: 'ur' } }, editor);
    expect(single.body).toMatchObject({ id: settings.id, version: 0, locale: 'ur' });
    const params = { group: 'main-header', locale: 'en' } as const;
    const sections = await api.call(calls.getSections, { params }, editor);
    expect(sections.body.map(({ key }) => key)).toEqual(['main-header-email']);
    const slug = uniqueSlug();
    const page = await makeLive(api.ctx(), 'page', { slug });
    const find = (path: string) => api.call(calls.findByPath, { query: { path } }, editor);
    expect((await find(`/website/${slug}/`)).body).toEqual({ id: page.id, type: 'page', locale: 'en' });
    expect((await find('/nowhere')).status).toBe(404);
  });
});
