import {
  type ContentTypeName,
  checkRegistry,
  contentType,
  contentTypeNames,
  contentTypes,
  type EntryData,
  fieldsOfRow,
  type Locale,
  tags,
  templateNames,
} from '@fundfront/content-model';
import { calls, type EntryDetail } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserActor } from '../src/context.ts';
import { makeEntry, makeLive, translate } from './contentFactories.ts';
import { makeUser } from './factories.ts';
import { openTestApi, type TestApi } from './harness.ts';
import { sampleData } from './sampleData.ts';

let api: TestApi;
let admin: UserActor;
let second: UserActor;
let outsider: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  admin = await makeUser(api, ['admin']);
  second = await makeUser(api, ['admin']);
  outsider = await makeUser(api, ['hr']);
});
afterAll(() => api?.close());

it('the registry of content types is sound', () => {
  expect(checkRegistry(contentTypes)).toEqual([]);
});

describe.each(contentTypeNames)('the content type %s', (name: ContentTypeName) => {
  const type = contentType(name);
  let entry: EntryDetail;
  const paramsOf = (locale: Locale = 'en') => ({ type: type.path, id: entry.id, locale });
  const read = async (locale: Locale = 'en') =>
    (await api.call(calls.getEntry, { params: paramsOf(locale) }, outsider)).body;
  const save = (version: number, data: EntryData, as = admin) =>
    api.call(calls.saveEntry, { params: paramsOf(), body: { version, data } }, as);
  const publish = (version: number, locale: Locale = 'en', as = second) =>
    api.call(calls.publishEntry, { params: paramsOf(locale), body: { version } }, as);

  // A singleton exists once, so all tests share one entry.
  beforeAll(async () => {
    entry = await makeEntry(api.ctx(), name, name === 'menuItem' ? { menu: 'main' } : {});
  });

  it('answers just what was saved', async () => {
    expect((await read()).data).toEqual(entry.data);
  });

  it('keeps an unfinished draft, and refuses a late, strange or forbidden one', async () => {
    const unfinished = { ...entry.data, title: null };
    expect((await save(1, unfinished)).body).toMatchObject({ version: 2, data: { title: null } });
    expect((await save(1, unfinished)).body.text_code).toBe('VERSION_CONFLICT');
    expect((await save(2, { ...unfinished, unheardOf: 1 })).body.fields?.[0]?.path).toBe('unheardOf');
    expect((await save(2, unfinished, outsider)).body.text_code).toBe('FORBIDDEN');
  });

  it('is published when it is complete, and not before', async () => {
    const early = await publish(2);
    expect(early.body.fields?.map(({ path }) => path)).toContain('title');
    await save(2, entry.data);
    expect((await publish(3, 'en', outsider)).body.text_code).toBe('FORBIDDEN');
    const { body } = await publish(3);
    expect(body.entry.rows.en).toMatchObject({ state: 'live', liveVersion: 3, path: body.path });
    expect(body.path === null).toBe(type.routing === 'none');
    const slug = String(entry.data.slug);
    const group = null;
    const ofPage = body.path === null ? [] : [tags.page('en', body.path)];
    const expected = [...type.cacheTags({ locale: 'en', slug, group }), ...ofPage];
    expect(api.site.revalidated.at(-1) ?? []).toEqual(expect.arrayContaining(expected));
  });

  if (type.locales.includes('ur'))
    it('has a translation of its own fields alone, published alone', async () => {
      const urdu = await translate(api.ctx(admin), await read(), 'ur');
      expect(Object.keys(urdu.data)).toEqual(Object.keys(fieldsOfRow(type, entry.data, 'translation')));
      const { body } = await publish(1, 'ur');
      expect(body.entry.rows).toMatchObject({ en: { state: 'live' }, ur: { state: 'live', outdated: false } });
    });

  it('is listed by each of its columns, and found by its title', async () => {
    for (const sort of [...type.list.columns, 'updatedAt', ...(type.tree ? ['tree'] : [])]) {
      for (const direction of ['asc', 'desc'] as const) {
        const query = { sort, direction, search: String(entry.data.title) };
        const { body } = await api.call(calls.listEntries, { params: { type: type.path }, query }, outsider);
        expect(body.entries.map(({ id }) => id)).toContain(entry.id);
        expect(Object.keys(body.entries[0]?.columns ?? {})).toEqual(expect.arrayContaining([...type.list.columns]));
      }
    }
  });

  it('tells its versions', async () => {
    const { body } = await api.call(calls.listVersions, { params: paramsOf() }, outsider);
    expect(body.versions.map(({ number, published }) => [number, published.length])).toEqual([
      [3, 1],
      [2, 0],
      [1, 0],
    ]);
  });
});

it.each(templateNames)('a page with the template %s is saved and published with its fields', async (template) => {
  const data = sampleData('page', { template });
  const page = await makeLive(api.ctx(), 'page', data);
  expect(page.data).toEqual(data);
});
