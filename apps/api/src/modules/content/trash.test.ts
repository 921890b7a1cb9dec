import { limits } from '@fundfront/content-model';
import { type calls as Calls, calls } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry, makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { uniqueSlug } from '../../../test/sampleData.ts';
import type { UserActor } from '../../context.ts';
import { auditAfter } from '../audit/queries.ts';
import { livePathsOf } from '../paths/queries.ts';
import { saveEntry } from './saveEntry.ts';

let api: TestApi;
let editor: UserActor;
let publisher: UserActor;
let admin: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  publisher = await makeUser(api, ['publisher']);
  admin = await makeUser(api, ['admin']);
});
afterAll(() => api?.close());

type EntryVerb = 'trashEntry' | 'restoreEntry' | 'purgeEntry' | 'duplicateEntry';
const verb =
  (name: EntryVerb) =>
  (id: string, as: UserActor, type = 'pages') =>
    api.call<(typeof Calls)[EntryVerb]>(calls[name], { params: { type, id } }, as);
const trash = verb('trashEntry');
const restore = verb('restoreEntry');
const purge = verb('purgeEntry');
const discard = (id: string, version: number, as: UserActor = editor, locale: 'en' | 'ur' = 'en') =>
  api.call(calls.discardDraft, { params: { type: 'pages', id, locale }, body: { version } }, as);
const actions = async () => (await auditAfter(api.handle.db, 0, 10_000)).map(({ action }) => action);
const titlesIn = async (state: 'trash' | undefined, search: string) => {
  const query = { search, ...(state && { state }) };
  const { body } = await api.call(calls.listEntries, { params: { type: 'pages' }, query }, editor);
  return body.entries.map(({ columns }) => columns.title);
};
const getEntry = async (id: string) =>
  (await api.call(calls.getEntry, { params: { type: 'pages', id, locale: 'en' } }, editor)).body;

describe('the trash', () => {
  it('takes a page off the site, keeps it, and gives it back unpublished', async () => {
    const page = await makeLive(api.ctx(), 'page', { title: 'Comes back' });
    expect((await trash(page.id, publisher)).body).toEqual({ ok: true });
    expect(await livePathsOf(api.handle.db, [page.id])).toEqual([]);
    expect(await titlesIn(undefined, 'comes back')).toEqual([]);
    expect(await titlesIn('trash', 'comes back')).toEqual(['Comes back']);
    expect((await restore(page.id, publisher)).body).toEqual({ ok: true });
    expect(await titlesIn('trash', 'comes back')).toEqual([]);
    const back = await getEntry(page.id);
    expect(back.rows.en).toMatchObject({ state: 'unpublished', path: null });
    await publish(api.ctx(), back);
    expect((await livePathsOf(api.handle.db, [page.id])).map(({ role }) => role)).toEqual(['canonical']);
    expect((await actions()).filter((action) => /trash/.test(action)).slice(-2)).toEqual([
      'content.trash',
      'content.untrash',
    ]);
  });

  it('is refused without the role, for what is not there, and while its parent or its address is missing', async () => {
    const slug = uniqueSlug();
    const page = await makeLive(api.ctx(), 'page', { slug });
    expect((await trash(page.id, editor)).body.text_code).toBe('FORBIDDEN');
    expect((await restore(page.id, publisher)).status).toBe(404);
    await trash(page.id, publisher);
    expect((await restore(page.id, editor)).body.text_code).toBe('FORBIDDEN');
    const heir = await makeEntry(api.ctx(), 'page', { slug, title: 'Took its place' });
    const refused = await restore(page.id, publisher);
    expect([refused.status, refused.body.text_code]).toEqual([409, 'ADDRESS_TAKEN']);
    expect(refused.body.error).toContain('Took its place');
    await trash(heir.id, publisher);
    expect((await restore(page.id, publisher)).status).toBe(200);

    const parent = await makeEntry(api.ctx(), 'page', { title: 'The parent' });
    const child = await makeEntry(api.ctx(), 'page', {}, { parentId: parent.id });
    await trash(child.id, publisher);
    await trash(parent.id, publisher);
    expect((await restore(child.id, publisher)).body.error).toContain('The parent');
    await expect(
      api.handle.db.execute(sql`update entry set trashed_at = null where id = ${child.id}`),
    ).rejects.toMatchObject({ cause: { constraint: 'entry_in_trash_is_not_live' } });
  });

  it('does not take what is live, whoever writes it', async () => {
    const page = await makeLive(api.ctx(), 'page');
    await expect(
      api.handle.db.execute(sql`update entry set trashed_at = now() where id = ${page.id}`),
    ).rejects.toMatchObject({ cause: { constraint: 'entry_in_trash_is_not_live' } });
  });
});

describe('deleting for ever', () => {
  const later = (days: number) => {
    api.time.now = new Date(api.time.now.getTime() + days * 86_400_000);
  };

  it('removes what was never public, after its time in the trash', async () => {
    const page = await makeEntry(api.ctx(), 'page', { title: 'Never seen' });
    expect((await purge(page.id, admin)).status).toBe(404);
    await trash(page.id, publisher);
    expect((await purge(page.id, publisher)).body.text_code).toBe('FORBIDDEN');
    const early = await purge(page.id, admin);
    expect([early.status, early.body.error]).toEqual([409, expect.stringContaining(`${limits.trashDays} days`)]);
    later(limits.trashDays);
    expect((await purge(page.id, admin)).body).toEqual({ ok: true });
    expect(await titlesIn('trash', 'never seen')).toEqual([]);
    expect((await restore(page.id, publisher)).status).toBe(404);
    expect(await actions()).toContain('content.purge');
  });

  it('keeps what the public saw, by the database too', async () => {
    const page = await makeLive(api.ctx(), 'page');
    await trash(page.id, publisher);
    later(limits.trashDays);
    expect((await purge(page.id, admin)).body.text_code).toBe('IN_USE');
    await expect(api.handle.db.execute(sql`select purge_entry(${page.id}::uuid)`)).rejects.toMatchObject({
      cause: { constraint: 'purge_entry' },
    });
  });
});

describe('discarding a draft', () => {
  const save = (id: string, version: number, data: Record<string, unknown>) =>
    saveEntry({ ctx: api.ctx(), input: { type: 'page', id, locale: 'en', version, data } });

  it('goes back to what is live, and the next save takes a number of its own', async () => {
    const page = await makeLive(api.ctx(), 'page', { title: 'As it is live' });
    await save(page.id, 1, { ...page.data, title: 'A bad idea' });
    expect((await discard(page.id, 2)).body).toEqual({ trashed: false });
    const back = await getEntry(page.id);
    expect(back).toMatchObject({ version: 1, data: { title: 'As it is live' }, rows: { en: { state: 'live' } } });
    expect(await titlesIn(undefined, 'bad idea')).toEqual([]);
    const next = await save(page.id, 1, { ...page.data, title: 'A better idea' });
    expect(next.version).toBe(3);
    expect(await actions()).toContain('content.discard');
  });

  it('puts what was never public into the trash', async () => {
    const page = await makeEntry(api.ctx(), 'page', { title: 'Only an idea' });
    expect((await discard(page.id, 1)).body).toEqual({ trashed: true });
    expect(await titlesIn('trash', 'only an idea')).toEqual(['Only an idea']);
  });

  it('is refused to readers, at another version, and where there is nothing to go back to', async () => {
    const page = await makeLive(api.ctx(), 'page');
    expect((await discard(page.id, 1, publisher)).body.text_code).toBe('FORBIDDEN');
    expect((await discard(page.id, 7)).body.text_code).toBe('VERSION_CONFLICT');
    await translate(api.ctx(), page, 'ur', { title: 'صفحہ' });
    expect((await discard(page.id, 1, editor, 'ur')).body.text_code).toBe('IN_USE');
  });
});

describe('a duplicate', () => {
  const duplicate = (id: string, as = editor, type = 'pages') =>
    api.call(calls.duplicateEntry, { params: { type, id } }, as);

  it('is a draft beside the original, in all languages, with an address of its own', async () => {
    const slug = uniqueSlug();
    const page = await makeLive(api.ctx(), 'page', { title: 'Twin', slug });
    await translate(api.ctx(), page, 'ur', { title: 'جڑواں' });
    const first = await duplicate(page.id);
    expect(first.body).toMatchObject({ data: { title: 'Twin (copy)', slug: `${slug}-copy` } });
    expect(first.body.rows.en?.state).toBe('draft');
    expect(first.body.rows.ur?.title).toBe('جڑواں (copy)');
    expect((await duplicate(page.id)).body.data.slug).toBe(`${slug}-copy-2`);
  });

  it('is refused without the role, and for what exists once', async () => {
    const page = await makeEntry(api.ctx(), 'page');
    expect((await duplicate(page.id, publisher)).body.text_code).toBe('FORBIDDEN');
    const section = await makeEntry(api.ctx(), 'post', {}, { key: 'main-header-phone' });
    expect((await duplicate(section.id, editor, 'posts')).body.text_code).toBe('IN_USE');
    expect((await duplicate(crypto.randomUUID())).status).toBe(404);
  });
});

describe('an address', () => {
  const create = (slug: string, own: Record<string, unknown> = {}) => makeEntry(api.ctx(), 'page', { slug, ...own });

  it('that is live, or that another draft took, is refused to a draft', async () => {
    const slug = uniqueSlug();
    await makeLive(api.ctx(), 'page', { slug, title: 'The live one' });
    await expect(create(slug)).rejects.toMatchObject({ code: 'ADDRESS_TAKEN', message: /The live one/ });
    const drafted = await create(uniqueSlug());
    await expect(create(String(drafted.data.slug))).rejects.toMatchObject({ code: 'ADDRESS_TAKEN' });
    const saving = saveEntry({
      ctx: api.ctx(),
      input: { type: 'page', id: drafted.id, locale: 'en', version: 1, data: { ...drafted.data, slug } },
    });
    await expect(saving).rejects.toMatchObject({ code: 'ADDRESS_TAKEN', fields: [{ path: 'slug' }] });
    const otherAddresses = [{ address: `/${slug}`, action: 'answer' }];
    await expect(create(uniqueSlug(), { otherAddresses })).rejects.toMatchObject({ code: 'ADDRESS_TAKEN' });
  });

  it('may be the same below another parent', async () => {
    const slug = uniqueSlug();
    await create(slug);
    const parent = await makeEntry(api.ctx(), 'page');
    await expect(makeEntry(api.ctx(), 'page', { slug }, { parentId: parent.id })).resolves.toBeTruthy();
  });

  it('is given once by the database, even to two at the same moment', async () => {
    const slug = uniqueSlug();
    const page = await create(slug);
    const other = await create(uniqueSlug());
    await expect(
      api.handle.db.execute(sql`update entry_content set slug = ${slug} where entry_id = ${other.id}`),
    ).rejects.toMatchObject({ cause: { constraint: 'entry_content_slug_free' } });
    const both = await Promise.allSettled([create(`${slug}-x`), create(`${slug}-x`)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(page.data.slug).toBe(slug);
  });
});

describe('the same for several entries', () => {
  const bulk = (action: 'publish' | 'unpublish' | 'trash' | 'restore', ids: string[], as = publisher) =>
    api.call(calls.bulkEntries, { params: { type: 'pages' }, body: { action, ids } }, as);

  it('is done to each, and what is refused is named', async () => {
    const good = await makeEntry(api.ctx(), 'page');
    const bad = await makeEntry(api.ctx(), 'page', { title: null });
    const published = await bulk('publish', [good.id, bad.id]);
    expect(published.body).toMatchObject({ done: 1, refused: [{ id: bad.id, title: 'Page' }] });
    expect((await getEntry(good.id)).rows.en?.state).toBe('live');
    expect((await bulk('unpublish', [good.id])).body).toEqual({ done: 1, refused: [] });
    expect((await bulk('trash', [good.id, bad.id])).body.done).toBe(2);
    expect((await bulk('restore', [good.id, bad.id])).body.done).toBe(2);
  });

  it('is refused without the role, and for too many or none', async () => {
    const page = await makeEntry(api.ctx(), 'page');
    expect((await bulk('trash', [page.id], editor)).body.text_code).toBe('FORBIDDEN');
    expect((await bulk('trash', [])).status).toBe(400);
    const many = Array.from({ length: limits.bulkEntries + 1 }, () => page.id);
    expect((await bulk('trash', many)).status).toBe(400);
  });
});
