import { randomUUID } from 'node:crypto';
import { limits } from '@fundfront/content-model';
import { calls, type ErrorResponse, type MediaDetail, type ResponseOf } from '@fundfront/content-model/wire';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLive } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, pathOf, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { restoreVersion } from '../content/restoreVersion.ts';
import { saveEntry } from '../content/saveEntry.ts';

let api: TestApi;
let editor: UserActor;
let reader: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  reader = await makeUser(api, ['hr']);
});
afterAll(() => api?.close());

let shade = 0;
function png(width = 40, height = 30): Promise<Uint8Array> {
  shade += 1;
  const background = { r: shade % 256, g: (shade * 7) % 256, b: 90 };
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

type Uploaded = ResponseOf<typeof calls.uploadToLibrary> & Partial<ErrorResponse>;

async function send<Body>(path: string, name: string, bytes: Uint8Array, as: UserActor) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name));
  const response = await api.request(path, { method: 'POST', body, as });
  return { status: response.status, body: (await response.json()) as Body };
}

const upload = (name: string, bytes: Uint8Array, as = editor, query = {}) =>
  send<Uploaded>(pathOf(calls.uploadToLibrary, {}, query), name, bytes, as);

async function uploaded(name = 'office.png', bytes?: Uint8Array): Promise<MediaDetail> {
  return (await upload(name, bytes ?? (await png()))).body.item;
}

const get = async (id: string) => (await api.call(calls.getMedia, { params: { id } }, reader)).body;
const list = (query = {}, as = reader) => api.call(calls.listMedia, { query }, as);
const idsOf = async (query = {}) => (await list(query)).body.items.map(({ id }) => id);

const changeOf = ({ version, title, alt, decorative, focal, folder, tags }: MediaDetail) => ({
  version,
  title,
  alt,
  decorative,
  focal,
  folder,
  tags,
});
const update = (item: MediaDetail, change: object, as = editor) =>
  api.call(calls.updateMedia, { params: { id: item.id }, body: { ...changeOf(item), ...change } }, as);
const trash = (id: string, as = editor) => api.call(calls.trashMedia, { params: { id } }, as);

const imageOf = ({ src, width, height }: MediaDetail) => ({ src, alt: 'An office', width, height });

describe('the library', () => {
  it('takes pictures and documents by their content, and each content once', async () => {
    const bytes = await png();
    const first = await upload('Branch front.png', bytes);
    expect(first.body).toMatchObject({
      known: false,
      item: { title: 'Branch front', kind: 'image', width: 40, height: 30, uses: 0, createdBy: 'editor Tester' },
      image: { src: first.body.item.src, width: 40 },
      file: null,
    });
    const again = await upload('copy.png', bytes);
    expect(again.body).toMatchObject({ known: true, item: { id: first.body.item.id, title: 'Branch front' } });
  });

  it.each([
    ['logo.svg.exe', 'MZ\0\0', 'Its content is a program'],
    ['notes.txt', 'plain words', 'Its content is of another kind'],
  ])('refuses %s with the reason', async (name, content, reason) => {
    const before = await idsOf();
    const padded = new TextEncoder().encode(content.padEnd(200, '\0'));
    const { status, body } = await upload(name, padded);
    expect([status, body.text_code]).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect(body.error).toContain('Please upload a valid file.');
    expect(body.error).toContain(reason);
    expect(await idsOf()).toEqual(before);
  });

  it('refuses a name that says otherwise, what is too large, an unknown folder, and who may not', async () => {
    expect((await upload('office.pdf', await png())).body.error).toContain('its name ends otherwise');
    expect((await upload('a.png', new Uint8Array(limits.uploadBytes + 1))).status).toBe(413);
    expect((await upload('a.png', await png(), editor, { folder: randomUUID() })).status).toBe(400);
    expect((await upload('a.png', await png(), reader)).status).toBe(403);
  });

  it('is read by page, newest first or by title, and by kind, folder, tag and words', async () => {
    const folder = (await api.call(calls.createMediaFolder, { body: { name: 'Paging' } }, editor)).body.id;
    const made: string[] = [];
    for (let index = 0; index < limits.pageSize + 5; index += 1) {
      api.time.now = new Date(api.time.now.getTime() + 1_000);
      const { body } = await upload(`${String(index).padStart(3, '0')}.png`, await png(3, 2), editor, { folder });
      made.push(body.item.id);
    }
    const first = (await list({ folder })).body;
    const second = (await list({ folder, cursor: first.next ?? '' })).body;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.toReversed());
    expect(second.next).toBeNull();
    const byTitle = (await list({ folder, sort: 'title' })).body;
    const rest = (await list({ folder, sort: 'title', cursor: byTitle.next ?? '' })).body;
    expect([...byTitle.items, ...rest.items].map(({ id }) => id)).toEqual(made);
    expect((await list({ sort: 'title', cursor: first.next ?? '' })).body.text_code).toBe('BAD_REQUEST');

    const item = await get(made[0] ?? '');
    await update(item, {
      title: 'لاہور برانچ',
      alt: { en: 'Front, seen from the street', ur: '' },
      tags: ['Branch', 'branch'],
    });
    expect(await idsOf({ search: 'لاهور' })).toEqual([item.id]);
    expect(await idsOf({ search: 'STREET front' })).toEqual([item.id]);
    expect(await idsOf({ tag: 'branch' })).toEqual([item.id]);
    expect(await idsOf({ tag: 'branch', kind: 'pdf' })).toEqual([]);
    expect(await idsOf({ search: '!!' })).toEqual([]);
    expect((await api.call(calls.mediaOverview, {}, reader)).body).toMatchObject({
      folders: [{ id: folder, name: 'Paging', files: { value: limits.pageSize + 5, more: false } }],
      tags: ['branch'],
    });
    await api.call(calls.deleteMediaFolder, { params: { id: folder } }, editor);
    expect((await get(item.id)).folder).toBeNull();
  });

  it('changes texts, focal point, folder and tags, once for each version', async () => {
    const item = await uploaded();
    const change = { alt: { en: 'An office', ur: 'ایک دفتر' }, focal: { x: 20, y: 80 }, tags: ['lahore'] };
    const { body } = await update(item, change);
    expect(body).toMatchObject({ ...change, version: item.version + 1 });
    expect((await update(item, change)).body.text_code).toBe('VERSION_CONFLICT');
    expect((await update(body, { decorative: true })).body.fields?.[0]?.path).toBe('decorative');
    expect((await update(body, { title: ' ' })).body.fields?.[0]?.path).toBe('title');
    expect((await update(body, { focal: { x: 101, y: 0 } })).status).toBe(400);
    expect((await update(body, { folder: randomUUID() })).body.fields?.[0]?.path).toBe('folder');
    expect((await update(body, change, reader)).body.text_code).toBe('FORBIDDEN');
    expect((await update({ ...body, id: randomUUID() }, {})).body.text_code).toBe('NOT_FOUND');
  });

  it('names what has no text in both languages, what nothing uses, and what is there twice', async () => {
    const item = await uploaded();
    expect(await idsOf({ check: 'noAlt' })).toContain(item.id);
    const { body } = await update(item, { alt: { en: 'An office', ur: '' } });
    expect(await idsOf({ check: 'noAlt' })).toContain(item.id);
    await update(body, { alt: { en: '', ur: '' }, decorative: true });
    expect(await idsOf({ check: 'noAlt' })).not.toContain(item.id);
    expect(await idsOf({ check: 'unused' })).toContain(item.id);
    const bytes = await png();
    const copy = await uploaded('copy.png', bytes);
    await send(pathOf(calls.replaceMedia, { id: item.id }), 'copy.png', bytes, editor);
    expect(new Set(await idsOf({ check: 'duplicate' }))).toEqual(new Set([item.id, copy.id]));
  });
});

describe('folders', () => {
  it('have a name of their own, whatever its case', async () => {
    const create = (name: string, as = editor) => api.call(calls.createMediaFolder, { body: { name } }, as);
    const { body } = await create('People');
    expect((await create('people')).body.fields?.[0]?.path).toBe('name');
    expect((await create(' ')).status).toBe(400);
    expect((await create('Other', reader)).status).toBe(403);
    const rename = (id: string, name: string, as = editor) =>
      api.call(calls.renameMediaFolder, { params: { id }, body: { name } }, as);
    expect((await rename(body.id, 'PEOPLE')).body.name).toBe('PEOPLE');
    const other = (await create('Funds')).body;
    expect((await rename(other.id, 'people')).status).toBe(400);
    expect((await rename(randomUUID(), 'New')).status).toBe(404);
    expect((await rename(other.id, 'New', reader)).status).toBe(403);
    const remove = (id: string, as = editor) => api.call(calls.deleteMediaFolder, { params: { id } }, as);
    expect((await remove(other.id, reader)).status).toBe(403);
    expect((await remove(other.id)).body).toEqual({ ok: true });
    expect((await remove(other.id)).status).toBe(404);
  });
});

describe('where a file is used', () => {
  it('is known of texts, fields, menus and settings, as drafts and live', async () => {
    const item = await uploaded();
    const ctx = api.ctx();
    const body = `<p>Words</p><img src="${item.src}" alt="">`;
    const page = await makeLive(ctx, 'page', { title: 'Branches', body, image: imageOf(item) });
    await makeLive(ctx, 'settings', { title: 'Company', logo: imageOf(item) }, { key: 'settings' });
    await makeLive(ctx, 'menuItem', { menu: 'main', title: 'Map of branches', url: item.src });
    const params = { type: 'page' as const, id: page.id, locale: 'en' as const };
    await saveEntry({ ctx, input: { ...params, version: 1, data: { ...page.data, image: null } } });

    const used = await get(item.id);
    expect(used.uses).toBe(3);
    expect(used.usedIn.map(({ title, field, working, live }) => ({ title, field, working, live }))).toEqual([
      { title: 'Branches', field: 'Body', working: ['en'], live: ['en'] },
      { title: 'Branches', field: 'Picture', working: [], live: ['en'] },
      { title: 'Company', field: 'Logo', working: ['en'], live: ['en'] },
      { title: 'Map of branches', field: 'Address', working: ['en'], live: ['en'] },
    ]);
    const found = await api.call(calls.findMedia, { query: { src: item.src } }, reader);
    expect(found.body.id).toBe(item.id);
    expect((await api.call(calls.findMedia, { query: { src: '/elsewhere' } }, reader)).status).toBe(404);
  });

  it('is known of lists of files, which name it by id', async () => {
    const item = await uploaded();
    const body = `<ul data-block="documents"><li data-media="${item.id}"></li></ul>`;
    const page = await makeLive(api.ctx(), 'page', { title: 'Forms', body });
    expect((await get(item.id)).usedIn).toMatchObject([
      { entryId: page.id, field: 'Body', working: ['en'], live: ['en'] },
    ]);
    expect((await trash(item.id)).body.text_code).toBe('IN_USE');
    const listed = await api.call(calls.getListedFiles, { query: { locale: 'ur', ids: item.id } });
    expect(listed.body).toMatchObject([{ id: item.id, title: item.title, locale: 'en', file: { src: item.src } }]);
  });

  it('keeps it from the trash, by the database too', async () => {
    const item = await uploaded();
    await makeLive(api.ctx(), 'page', { title: 'In use', image: imageOf(item) });
    expect((await trash(item.id)).body).toMatchObject({
      text_code: 'IN_USE',
      error: expect.stringContaining('office'),
    });
    const statement = (text: string) => api.handle.db.execute(sql.raw(text));
    await expect(statement(`update media set trashed_at = now() where id = '${item.id}'`)).rejects.toThrow();
    await expect(statement(`update media set name = 'other.png' where id = '${item.id}'`)).rejects.toThrow();
    await expect(statement(`delete from media where id = '${item.id}'`)).rejects.toThrow();
    await expect(statement(`delete from media_use where media_id = '${item.id}'`)).rejects.toThrow();
    expect((await get(item.id)).trashedAt).toBeNull();
  });

  it('ends with the last of them; what is used again comes back from the trash', async () => {
    const item = await uploaded();
    const ctx = api.ctx();
    const page = await makeLive(ctx, 'article', { title: 'Twice', image: imageOf(item) });
    const input = { type: 'article' as const, id: page.id, locale: 'en' as const };
    await saveEntry({ ctx, input: { ...input, version: 1, data: { ...page.data, image: null } } });
    expect((await trash(item.id)).body.text_code).toBe('IN_USE');
    await api.call(
      calls.publishEntry,
      { params: { type: 'announcement-articles', id: page.id, locale: 'en' }, body: { version: 2 } },
      await makeUser(api, ['publisher']),
    );
    expect((await trash(item.id, reader)).status).toBe(403);
    expect((await trash(item.id)).body).toEqual({ ok: true });
    expect(await idsOf()).not.toContain(item.id);
    expect(await idsOf({ check: 'trash' })).toContain(item.id);
    expect((await api.request(item.src)).status).toBe(404);
    await restoreVersion({ ctx, input: { ...input, number: 1, version: 2 } });
    expect((await get(item.id)).trashedAt).toBeNull();
    expect((await api.request(item.src)).status).toBe(200);
  });

  it('is listed by an index, without sorting all files', async () => {
    const plan = await rowsOf<{ 'QUERY PLAN': string }>(
      api.handle.db,
      sql`explain select id from media where trashed_at is null order by created_at desc, id desc limit 50`,
    );
    expect(JSON.stringify(plan)).toContain('media_list_idx');
  });
});

describe('the trash', () => {
  it('gives back by hand, and to who uploads the same again', async () => {
    const bytes = await png();
    const item = await uploaded('again.png', bytes);
    await trash(item.id);
    expect((await upload('again.png', bytes)).body).toMatchObject({
      known: true,
      item: { id: item.id, trashedAt: null },
    });
    await trash(item.id);
    const restore = (id: string, as = editor) => api.call(calls.restoreMedia, { params: { id } }, as);
    expect((await restore(item.id, reader)).status).toBe(403);
    expect((await restore(item.id)).body.trashedAt).toBeNull();
    expect((await restore(randomUUID())).status).toBe(404);
    expect((await trash(randomUUID())).status).toBe(404);
  });
});

describe('a replaced file', () => {
  const replace = async (id: string, name: string, bytes: Uint8Array, as = editor) =>
    send<MediaDetail & Partial<ErrorResponse>>(pathOf(calls.replaceMedia, { id }), name, bytes, as);

  it('keeps address and uses; the pages that show it are rendered again', async () => {
    const old = await png();
    const item = await uploaded('front.png', old);
    const page = await makeLive(api.ctx(), 'page', { title: 'Replaced', slug: 'replaced', image: imageOf(item) });
    const before = api.site.revalidated.length;
    const bytes = await png(60, 20);
    const { body } = await replace(item.id, 'new front.png', bytes);
    expect(body).toMatchObject({ id: item.id, src: item.src, title: 'front', width: 60, height: 20, uses: 1 });
    const served = await api.request(item.src);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(new Uint8Array(bytes));
    expect(served.headers.get('cache-control')).toContain('must-revalidate');
    await expect.poll(() => api.site.revalidated.length).toBeGreaterThan(before);
    expect(api.site.revalidated.at(-1)).toContain('page:en:/replaced');
    expect(page.path).toBe('/replaced');

    // The former content is a file of its own, at an address of its own.
    const former = await uploaded('former.png', old);
    expect(former.id).not.toBe(item.id);
    expect(former.src).not.toBe(item.src);
  });

  it('is of the same kind, and sent by who may', async () => {
    const item = await uploaded();
    const pdf = new TextEncoder().encode('%PDF-1.4 nothing');
    expect((await replace(item.id, 'a.pdf', pdf)).status).toBe(400);
    expect((await replace(item.id, 'a.txt', new TextEncoder().encode('words'))).status).toBe(415);
    expect((await replace(item.id, 'a.png', await png(), reader)).status).toBe(403);
    expect((await replace(randomUUID(), 'a.png', await png())).status).toBe(404);
    expect(await get(item.id)).toEqual(item);
  });
});
