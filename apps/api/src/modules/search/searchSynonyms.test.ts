import { limits } from '@fundfront/content-model';
import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLive, publish, translate } from '../../../test/contentFactories.ts';
import { makeUser } from '../../../test/factories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import type { UserActor } from '../../context.ts';

let api: TestApi;
let editor: UserActor;
let publisher: UserActor;
let outsider: UserActor;
beforeAll(async () => {
  api = await openTestApi();
  editor = await makeUser(api, ['editor']);
  publisher = await makeUser(api, ['publisher']);
  outsider = await makeUser(api, ['hr']);
  const page = (title: string, slug: string, body: string | null = null) =>
    makeLive(api.ctx(), 'page', { title, slug, template: 'prose', summary: null, body });
  const careers = await page('Careers', 'careers');
  await publish(
    api.ctx(),
    await translate(api.ctx(), careers, 'ur', { title: 'ملازمت کے مواقع', slug: 'careers' }),
    'ur',
  );
  await page('A good job', 'job');
  await page('Board', 'board', '<p>The job of the board.</p>');
});
afterAll(() => api?.close());

const type = 'search-words';
const create = (words: string | null, as = editor, locale: 'en' | 'ur' = 'en') =>
  api.call(
    calls.createEntry,
    {
      params: { type },
      body: { locale, data: { title: 'Work', slug: `work-${Math.random()}`.replace('.', ''), words } },
    },
    as,
  );
const publishWords = (id: string, as = publisher, version = 1) =>
  api.call(calls.publishEntry, { params: { type, id, locale: 'en' }, body: { version } }, as);
const slugs = async (search: string, lang: 'en' | 'ur' = 'en') =>
  (await api.call(calls.searchPages, { body: { search, lang } })).body.map(({ slug }) => slug);

describe('words that stand for each other', () => {
  it('are found by each other in both languages once they are published, and no more when they are taken off', async () => {
    expect(await slugs('naukri')).toEqual([]);
    const { body: entry } = await create('Job, careers, naukri؛ نوکری\nملازمت کے مواقع');
    expect(await slugs('naukri')).toEqual([]);
    expect((await publishWords(entry.id)).status).toBe(200);
    expect(await slugs('naukri')).toEqual(['careers', 'job', 'board']);
    expect(await slugs('نوکری')).toEqual(['careers', 'job', 'board']);
    expect(await slugs('jobs')).toEqual(['careers', 'job', 'board']);
    expect(await slugs('naukri', 'ur')).toEqual(['careers']);
    expect(await slugs('a nuakri please')).toContain('careers');

    const audit = await api.call(calls.listAudit, { query: {} }, await makeUser(api, ['admin']));
    const own = audit.body.rows.filter(({ entryId }) => entryId === entry.id).map(({ action }) => action);
    expect(own.toSorted()).toEqual(['content.create', 'content.publish']);

    await api.call(calls.unpublishEntry, { params: { type, id: entry.id, locale: 'en' } }, publisher);
    expect(await slugs('naukri')).toEqual([]);
  });

  it('follow a change', async () => {
    const { body: entry } = await create('rozgar, careers');
    await publishWords(entry.id);
    expect(await slugs('rozgar')).toEqual(['careers']);
    const data = { ...entry.data, words: 'rozgaar, board' };
    await api.call(
      calls.saveEntry,
      { params: { type, id: entry.id, locale: 'en' }, body: { version: 1, data } },
      editor,
    );
    await publishWords(entry.id, publisher, 2);
    expect(await slugs('rozgaar')).toEqual(['board']);
  });

  it('are kept by editors, published by publishers, and by nobody else', async () => {
    expect((await create('one, two', outsider)).body.text_code).toBe('FORBIDDEN');
    expect((await create('one, two', publisher)).body.text_code).toBe('FORBIDDEN');
    const { body: entry } = await create('one, two');
    expect((await publishWords(entry.id, editor)).body.text_code).toBe('FORBIDDEN');
    expect((await publishWords(entry.id, outsider)).body.text_code).toBe('FORBIDDEN');
  });

  it.each([
    ['no words', null],
    ['one word', 'careers'],
    ['one word in two forms', 'زكاة، زکاۃ'],
    ['nothing but marks', ' , ،؛ %_'],
    ['too many', Array.from({ length: limits.synonyms + 1 }, (_, number) => `word${number}`).join(',')],
    ['a sentence', `careers, ${'many '.repeat(limits.synonymWords + 1)}`],
    ['too much', 'x'.repeat(limits.synonymsLength + 1)],
  ])('are refused where they are %s', async (_what, words) => {
    const { status, body } = await create(words);
    const refused = status === 200 ? (await publishWords(body.id)).body : body;
    expect([refused.text_code, refused.fields?.[0]?.path]).toEqual(['VALIDATION', 'words']);
  });

  it('are one list for both languages', async () => {
    expect((await create('one, two', editor, 'ur')).body.text_code).toBe('VALIDATION');
  });

  it('break nothing, whatever they are', async () => {
    const { body: entry } = await create("'; drop table entry; --, %, \\, careers, دار\u200cالحکومت");
    expect((await publishWords(entry.id)).status).toBe(200);
    expect(await slugs('drop table entry')).toContain('careers');
  });
});
