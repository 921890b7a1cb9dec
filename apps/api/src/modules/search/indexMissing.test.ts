import { calls } from '@fundfront/content-model/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeLive } from '../../../test/contentFactories.ts';
import { openTestApi, type TestApi } from '../../../test/harness.ts';
import { searchDocument, searchSynonym } from '../../db/schema/index.ts';
import { indexMissing } from './indexMissing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const ctx = api.ctx();
  const page = (title: string, slug: string, template: string, more = {}) =>
    makeLive(ctx, 'page', { title, slug, template, summary: null, body: null, ...more });
  await page('Plain', 'plain', 'prose');
  await page('Branches', 'branches', 'branches', { network: 'own' });
  await page('Answers', 'answers', 'faq', {
    questions: [{ group: 'Tax', question: 'Is zakat deducted?', answer: '<p>Yes.</p>' }],
  });
  await makeLive(ctx, 'branch', { title: 'Sadar', slug: 'sadar', network: 'own' });
  await makeLive(ctx, 'searchSynonym', { words: 'ushr, zakat' });
});
afterAll(() => api?.close());

const paths = async (search: string) =>
  (await api.call(calls.searchPages, { body: { search, lang: 'en' } })).body.map(({ path }) => path);

it('indexes all that is live and not in the index, as an update leaves it, and nothing twice', async () => {
  const { db } = api.handle;
  expect(await indexMissing(api.ctx())).toBe(0);
  await db.delete(searchDocument);
  await db.delete(searchSynonym);
  expect(await paths('sadar')).toEqual([]);
  expect(await indexMissing(api.ctx())).toBe(5);
  expect([await paths('sadar'), await paths('ushr'), await paths('plain')]).toEqual([
    ['/branches#sadar'],
    ['/answers#is-zakat-deducted'],
    ['/plain'],
  ]);
  expect(await indexMissing(api.ctx())).toBe(0);
});

it('indexes the parts of a page that an earlier version indexed as a whole', async () => {
  const { db } = api.handle;
  const documents = await db.select().from(searchDocument);
  await db.delete(searchDocument);
  await db
    .insert(searchDocument)
    .values(documents.filter(({ anchor }) => anchor === '').map((document) => ({ ...document, lists: null })));
  expect([await paths('zakat'), await paths('sadar')]).toEqual([[], []]);
  expect(await indexMissing(api.ctx())).toBe(2);
  expect([await paths('zakat'), await paths('sadar')]).toEqual([['/answers#is-zakat-deducted'], ['/branches#sadar']]);
});
